import type { EmbedOptions } from '#shared/embeds.ts'

const defaultAccent = '0d5a61'

const light = '--ground:#fffdf9;--card:#fff;--ink:#25211b;--muted:#655c50;--line:#e4dacb'
const dark = '--ground:#17150f;--card:#211e18;--ink:#f5efe4;--muted:#b9ae9d;--line:#3b362d'

/** Of the frame alone; what the address chooses is six digits and a word. */
export function embedStyle({ accent = defaultAccent, theme = 'auto' }: EmbedOptions): string {
  const scheme = { auto: 'light dark', light: 'light', dark: 'dark' }[theme]
  const colors = theme === 'dark' ? dark : light
  const byDevice = theme === 'auto' ? `@media (prefers-color-scheme:dark){:root{${dark}}}` : ''
  return [
    `:root{color-scheme:${scheme};--accent:#${accent.toLowerCase()};--on-accent:${readableOn(accent)};${colors}}`,
    byDevice,
    '*{box-sizing:border-box;margin:0}',
    'body{font:15px/1.4 system-ui,sans-serif;color:var(--ink);background:var(--ground);padding:12px}',
    'h1{font-size:1.15rem;margin-bottom:10px}h2{font-size:.95rem;font-weight:600;overflow-wrap:anywhere}',
    'ul{list-style:none;padding:0;display:grid;gap:12px;grid-template-columns:repeat(auto-fill,minmax(min(15rem,100%),1fr))}',
    'li{position:relative;background:var(--card);border:1px solid var(--line);border-radius:12px;overflow:hidden;border-top:3px solid var(--accent)}',
    'img,.none{display:block;width:100%;height:auto;aspect-ratio:4/3;object-fit:cover;background:var(--line)}',
    'li div{padding:10px 12px 12px}.price{font-weight:700;font-size:1.2rem}.price small{font-weight:600;font-size:.8rem}',
    '.local,.facts{color:var(--muted);font-size:.85rem}',
    'a{color:inherit;text-decoration:none}li a::after{content:"";position:absolute;inset:0}',
    'a:hover{text-decoration:underline}a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}',
    'footer{margin-top:12px;text-align:right}footer a{display:inline-block;background:var(--accent);color:var(--on-accent);border-radius:999px;padding:10px 16px;font-weight:600;font-size:.9rem}',
  ].join('')
}

/** The better contrast of two (WCAG 2.2, relative luminance). */
function readableOn(accent: string): string {
  const channels = [0, 2, 4].map((at) => {
    const share = Number.parseInt(accent.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = channels
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return luminance > 0.179 ? '#17150f' : '#fff'
}

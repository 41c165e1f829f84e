export interface Credit {
  text: string
  href?: string
}

const link = /<a\b[^<>]{0,400}?\bhref="(https?:[^"<>]{1,300})"[^<>]{0,200}>([^<>]{1,200})<\/a>/gi
const entities: Record<string, string> = {
  '&copy;': '©',
  '&amp;': '&',
  '&nbsp;': ' ',
  '&lt;': '',
  '&gt;': '',
}

const plain = (html: string) =>
  html
    .replace(/<[^<>]{0,400}>/g, '')
    .replace(/&(?:copy|amp|nbsp|lt|gt);/g, (entity) => entities[entity] ?? '')

/** Texts and links of an attribution's HTML, which comes from another host: nothing else of it is shown. */
export function creditsOf(html: string): Credit[] {
  const credits: Credit[] = []
  let end = 0
  const add = (text: string, href?: string) => {
    const shown = plain(text).replace(/\s+/g, ' ')
    if (shown.trim() !== '') credits.push({ text: shown, ...(href && { href }) })
  }
  const limited = html.slice(0, 2000)
  for (const match of limited.matchAll(link)) {
    add(limited.slice(end, match.index))
    add(match[2] ?? '', match[1])
    end = match.index + match[0].length
  }
  add(limited.slice(end))
  return credits
}

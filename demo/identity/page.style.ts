import { Markup } from '#server/core/http/markup.ts'

export const pageStyle = new Markup(`
@font-face { font-family: Petrona; font-weight: 600 700; font-display: swap; src: url(/idp/fonts/display.woff) format('woff'); }
@font-face { font-family: Figtree; font-weight: 400 500; font-display: swap; src: url(/idp/fonts/text.woff) format('woff'); }
@font-face { font-family: Figtree; font-weight: 600 700; font-display: swap; src: url(/idp/fonts/bold.woff) format('woff'); }
:root { color-scheme: light dark; --surface: #fbf8f2; --raised: #fffefb; --ink: #25211b; --muted: #655c50; --line: #e4dacb;
  --edge: #8f8474; --action: #0d5a61; --strong: #08434a; --soft: #dcecea; --on: #fff; --accent: #bd2d74; --danger: #a92a22;
  --shadow: 0 2px 4px rgb(58 43 20 / 0.08), 0 12px 32px rgb(58 43 20 / 0.12); }
@media (prefers-color-scheme: dark) { :root { --surface: #171512; --raised: #211e1a; --ink: #f4ede1; --muted: #b9ad9c;
  --line: #38322a; --edge: #857a6a; --action: #73c7c3; --strong: #97dad6; --soft: #14383a; --on: #04272a; --accent: #f48fbf;
  --danger: #f49a91; --shadow: 0 2px 4px rgb(0 0 0 / 0.4), 0 12px 32px rgb(0 0 0 / 0.4); } }
* { box-sizing: border-box; }
body { overflow-wrap: anywhere; margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1.25rem; background: var(--surface);
  color: var(--ink); font: 1.0625rem/1.55 Figtree, ui-sans-serif, system-ui, 'Segoe UI', Roboto, sans-serif; }
main { width: 100%; max-width: 27rem; background: var(--raised); border: 1px solid var(--line); border-radius: 1.5rem;
  box-shadow: var(--shadow); padding: 2.25rem clamp(1.25rem, 6vw, 2.5rem) 1.5rem; overflow: hidden; position: relative; }
.lace { position: absolute; right: -4.5rem; top: -4.5rem; width: 13rem; height: 13rem; color: var(--action); opacity: 0.16; }
.lace g { fill: none; stroke: currentColor; stroke-width: 0.7; } .lace path + path { fill: currentColor; stroke: none; }
.name { display: inline-flex; align-items: center; gap: 0.5rem; color: var(--action); position: relative; }
.name svg { width: 2rem; height: 2rem; } .name g { color: var(--accent); }
.name b { white-space: nowrap; font: 700 1.75rem/1 Petrona, ui-serif, Georgia, serif; color: var(--ink); }
h1 { font: 600 min(2.25rem, 13vw)/1.1 Petrona, ui-serif, Georgia, serif; letter-spacing: -0.015em; margin: 1.75rem 0 0.5rem; }
p { margin: 0; color: var(--muted); }
form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; margin-top: 1.5rem; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; border-radius: 999px; border: 1px solid transparent;
  padding: 0.5rem 1.25rem; cursor: pointer; transition: background-color 150ms; }
.person { display: flex; align-items: center; gap: 0.875rem; text-align: left; width: 100%; padding: 0.625rem 1rem;
  border-radius: 1rem; background: var(--raised); color: var(--ink); border-color: var(--line); }
.person:hover { border-color: var(--action); background: var(--soft); }
.person i { flex: none; display: grid; place-items: center; width: 2.75rem; height: 2.75rem; border-radius: 50%;
  background: var(--soft); color: var(--action); font: 600 1.25rem/1 Petrona, ui-serif, Georgia, serif; }
.person:hover i { background: var(--raised); }
.person span { display: block; min-width: 0; } .person small { display: block; font-weight: 400; font-size: 0.9375rem;
  color: var(--muted); overflow-wrap: anywhere; }
.other { min-width: 0; border: 0; border-top: 1px solid var(--line); margin: 0.75rem 0 0; padding: 1.25rem 0 0; display: grid; gap: 0.375rem; grid-template-columns: minmax(0, 1fr); }
label { font-weight: 600; } .row { display: flex; flex-wrap: wrap; gap: 0.625rem; align-items: stretch; }
.field { flex: 1 1 11rem; display: flex; align-items: center; min-width: 0; border: 1px solid var(--edge); border-radius: 0.625rem;
  background: var(--surface); } .field:focus-within { outline: 2px solid var(--action); outline-offset: 2px; }
input { font: inherit; color: inherit; flex: 1; min-width: 0; border: 0; background: none; padding: 0.5rem 0 0.5rem 0.875rem;
  min-height: 2.75rem; outline: none; } .field span { color: var(--muted); padding-right: 0.875rem; }
.enter { flex: 0 1 auto; background: var(--action); color: var(--on); } .enter:hover { background: var(--strong); }
.hint { font-size: 0.9375rem; } .problem { font-size: 0.9375rem; color: var(--danger); font-weight: 600; }
.cancel { justify-self: center; background: none; color: var(--action); } .cancel:hover { background: var(--soft); }
:focus-visible { outline: 2px solid var(--action); outline-offset: 2px; }
@media (width < 17rem) { body { padding: 0.5rem; hyphens: auto; } main { padding-inline: 0.75rem; } }
@media (prefers-reduced-motion: reduce) { button { transition: none; } }
`)

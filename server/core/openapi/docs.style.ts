import { Markup } from '#server/core/http/markup.ts'

export const docsStyle = new Markup(`
:root { color-scheme: light dark; --surface: #fbf8f2; --raised: #fffefb; --ink: #25211b; --muted: #655c50;
  --line: #e4dacb; --action: #0d5a61; --soft: #dcecea; --warm: #805200; --danger: #a92a22; }
@media (prefers-color-scheme: dark) { :root { --surface: #171512; --raised: #211e1a; --ink: #f4ede1;
  --muted: #b9ad9c; --line: #38322a; --action: #73c7c3; --soft: #14383a; --warm: #e8bb63; --danger: #f29a8f; } }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 1rem; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0 auto; max-width: 72rem; padding: 2rem 1.25rem 6rem; background: var(--surface); color: var(--ink);
  font: 1.0625rem/1.6 Figtree, ui-sans-serif, system-ui, 'Segoe UI', Roboto, sans-serif;
  display: grid; gap: 0 3rem; grid-template-columns: minmax(0, 1fr); }
h1, h2 { font-family: Petrona, ui-serif, Georgia, serif; font-weight: 600; letter-spacing: -0.015em; margin: 0; }
h1 { font-size: 2.5rem; line-height: 1.1; } h1 small { color: var(--muted); font: 0.9375rem ui-monospace, monospace; }
h2 { font-size: 1.6rem; margin: 2.5rem 0 0.75rem; } h3 { font-size: 0.9375rem; margin: 1.25rem 0 0.5rem; color: var(--muted); }
header p { max-width: 46rem; color: var(--muted); } a { color: var(--action); }
:focus-visible { outline: 2px solid var(--action); outline-offset: 2px; border-radius: 0.25rem; }
nav ul { list-style: none; margin: 1rem 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; }
nav a { display: inline-block; padding: 0.375rem 0; text-decoration: none; } nav a:hover { text-decoration: underline; }
@media (min-width: 60rem) { body { grid-template-columns: 10rem minmax(0, 1fr); } header { grid-column: 1 / -1; }
  nav { position: sticky; top: 1rem; align-self: start; } nav ul { flex-direction: column; margin-top: 3rem; } }
details { background: var(--raised); border: 1px solid var(--line); border-radius: 0.625rem; margin: 0 0 0.625rem; }
summary { cursor: pointer; padding: 0.75rem 1rem; display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: baseline; }
summary > span:last-child { color: var(--muted); } .parts { padding: 0 1rem 1rem; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
code { font: 0.9375rem ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
.method { font: 700 0.8125rem ui-monospace, monospace; min-width: 4.25rem; text-align: center; padding: 0.2rem 0.5rem;
  border-radius: 0.375rem; background: var(--soft); color: var(--action); }
.method.post, .method.put, .method.patch { color: var(--warm); } .method.delete { color: var(--danger); }
.access { display: inline-block; margin: 1rem 0 0; font-size: 0.8125rem; color: var(--muted); border: 1px solid var(--line);
  border-radius: 9999px; padding: 0.1rem 0.75rem; }
dl { margin: 0; } dl > div { display: grid; grid-template-columns: minmax(8rem, 14rem) minmax(0, 1fr); gap: 0 1rem;
  padding: 0.375rem 0; border-top: 1px solid var(--line); } dl > div:first-child { border-top: 0; } dd { margin: 0; }
@media (max-width: 40rem) { dl > div { grid-template-columns: minmax(0, 1fr); } }
em { color: var(--warm); font-size: 0.8125rem; font-style: normal; } .type { color: var(--muted); font-size: 0.9375rem; }
.fields { margin: 0; padding: 0 0 0 1rem; list-style: none; border-left: 2px solid var(--line); } .list::after { content: '[ ]'; color: var(--muted); }
`)

import { html, Markup } from '#server/core/http/markup.ts'
import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/core/language.ts'
import { drawNanduti } from '#shared/nanduti.ts'
import { emailDomain, type Person } from './account.ts'
import { pageStyle } from './page.style.ts'
import { pageWords } from './page.words.ts'

interface Page {
  language: Language
  action: string
  people: readonly Person[]
  /** The rejected input. */
  typed: string | undefined
}

const lace = drawNanduti(7)
const ornament = new Markup(
  `<svg class="lace" viewBox="-100 -100 200 200" aria-hidden="true"><g><path d="${lace.threads}"/><path d="${lace.woven}"/></g></svg>`,
)
const mark = new Markup(
  '<svg viewBox="0 0 32 32" aria-hidden="true" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"><path stroke-width="2.6" d="M4 15.5 16 5l12 10.5"/><g stroke="currentColor" stroke-width="1.5"><path d="M6.5 27a9.5 9.5 0 0 1 19 0M11.2 27a4.8 4.8 0 0 1 9.6 0M16 27v-9.5M16 27 9.3 20.3M16 27l6.7-6.7M6.5 27h19"/></g></svg>',
)

export function signInPage({ language, action, people, typed }: Page): string {
  const w = pageWords(language)
  const problem = typed !== undefined
  const described = problem ? 'problem hint' : 'hint'
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${w.title} · ${brand.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${pageStyle}</style>
</head>
<body>
<main>
${ornament}
<div class="name">${mark}<b>${brand.name}</b></div>
<h1>${w.title}</h1>
<p>${w.lead}</p>
<form method="post" action="${action}">
${people.map(
  ({ subject, firstName, email }) =>
    html`<button class="person" name="person" value="${subject}"><i aria-hidden="true">${firstName.slice(0, 1)}</i><span>${w.continueAs(firstName)} <small>${email}</small></span></button>\n`,
)}</form>
<form method="post" action="${action}">
<div class="other">
<label for="account">${w.other}</label>
${problem ? html`<p class="problem" id="problem" role="alert">${w.otherProblem}</p>` : ''}
<div class="row">
<div class="field"><input id="account" name="account" value="${typed ?? ''}" maxlength="60" required autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="${described}" aria-invalid="${problem ? 'true' : 'false'}"><span>@${emailDomain}</span></div>
<button class="enter">${w.enter}</button>
</div>
<p class="hint" id="hint">${w.otherHint}</p>
</div>
</form>
<form method="post" action="${action}">
<button class="cancel" name="cancel" value="yes">${w.cancel}</button>
</form>
</main>
</body>
</html>`.text
}

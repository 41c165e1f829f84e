import { html, type Markup } from '#server/core/http/markup.ts'
import { words } from '#server/core/words.ts'
import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/core/language.ts'
import { paths } from '#shared/paths.ts'
import type { Written } from './messages.ts'

export interface Mail {
  /** The same in every retry. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Where to unsubscribe. */
  settingsUrl: string
}

/** `origin`: the site's address without a final slash. */
export function writeMail(
  { heading, title, text, action, path }: Written,
  { id, to, language, origin }: { id: string; to: string; language: Language; origin: string },
): Mail {
  const { closing } = words(language).messages
  const url = origin + path
  const settingsUrl = origin + paths.settings
  const plain = [
    text,
    `${action}: ${url}`,
    `-- \n${brand.name}. ${closing.why}\n${closing.settings}: ${settingsUrl}`,
  ]
  const subject = `${heading}: ${title}`
  const page = htmlOf({ heading, text, action, url, language, settingsUrl })
  return { id, to, subject, settingsUrl, text: `${plain.join('\n\n')}\n`, html: page.text }
}

const link = 'color:#0d5a61'
const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#0d5a61;color:#ffffff;text-decoration:none;font-weight:600'

function htmlOf(page: {
  heading: string
  text: string
  action: string
  url: string
  language: Language
  settingsUrl: string
}): Markup {
  const { closing } = words(page.language).messages
  return html`<!doctype html>
<html lang="${page.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${page.heading}</title></head>
<body style="margin:0;padding:24px;background:#fbf8f2;color:#25211b;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">
<main style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;font-size:20px;font-weight:700">${brand.name}</p>
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${page.heading}</h1>
<p style="margin:0 0 24px">${page.text}</p>
<p style="margin:0 0 32px"><a href="${page.url}" style="${button}">${page.action}</a></p>
<p style="margin:0;font-size:14px;color:#655c50">${closing.why} <a href="${page.settingsUrl}" style="${link}">${closing.settings}</a></p>
</main>
</body>
</html>
`
}

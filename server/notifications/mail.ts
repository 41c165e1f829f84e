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
  settingsUrl?: string | undefined
  /** Takes the POST of a mail program (RFC 8058). */
  unsubscribeUrl?: string | undefined
  /** One address. */
  replyTo?: string | undefined
  thread?: string | undefined
  /** A calendar file. */
  calendar?: { method: string; text: string }
}

export interface MailListing {
  title: string
  lines: readonly string[]
  picture?: string | undefined
  url: string
}

/** Content of a mail, with absolute URLs. */
export interface MailContent {
  subject: string
  heading: string
  paragraphs: readonly string[]
  /** Another person's words. */
  quote?: string | undefined
  facts?: readonly (readonly [name: string, value: string])[]
  listing?: MailListing
  listings?: readonly MailListing[]
  action: { name: string; url: string }
  why: string
  settings?: { name: string; url: string } | undefined
}

interface Envelope extends Pick<Mail, 'id' | 'to' | 'replyTo' | 'thread' | 'unsubscribeUrl'> {
  language: Language
}

/** `origin`: without a trailing slash. */
export function writeMail(
  { heading, title, text, action, path }: Written,
  { origin, ...envelope }: Envelope & { origin: string },
): Mail {
  const { closing } = words(envelope.language).messages
  const content: MailContent = {
    subject: `${heading}: ${title}`,
    heading,
    paragraphs: [text],
    action: { name: action, url: origin + path },
    why: closing.why,
    settings: { name: closing.settings, url: origin + paths.settings },
  }
  return mailOf(content, envelope)
}

export function mailOf(content: MailContent, { language, ...envelope }: Envelope): Mail {
  return {
    ...envelope,
    subject: content.subject,
    settingsUrl: content.settings?.url,
    text: textOf(content),
    html: htmlOf(content, language).text,
  }
}

function textOf({
  paragraphs,
  quote,
  facts,
  listing,
  listings = [],
  action,
  why,
  settings,
}: MailContent): string {
  const parts = [
    ...paragraphs,
    quote?.replace(/\r\n?/g, '\n').replace(/^/gm, '> '),
    facts?.map(([name, value]) => `${name}: ${value}`).join('\n'),
    ...[listing ?? [], listings].flat().map(({ title, lines, url }) => [title, ...lines, url].join('\n')),
    `${action.name}: ${action.url}`,
    `-- \n${brand.name}. ${why}${settings ? `\n${settings.name}: ${settings.url}` : ''}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const link = 'color:#0d5a61'
const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#0d5a61;color:#ffffff;text-decoration:none;font-weight:600'
const card = 'margin:0 0 24px;border:1px solid #e6dfd2;border-radius:12px;overflow:hidden;background:#ffffff'

function htmlOf(content: MailContent, language: Language): Markup {
  const { heading, paragraphs, quote, facts, listing, listings = [], action, why, settings } = content
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title></head>
<body style="margin:0;padding:24px;background:#fbf8f2;color:#25211b;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">
<main style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;font-size:20px;font-weight:700">${brand.name}</p>
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${heading}</h1>
${paragraphs.map((text) => html`<p style="margin:0 0 24px">${text}</p>\n`)}${
  quote !== undefined &&
  html`<blockquote style="margin:0 0 24px;padding:12px 16px;border-left:4px solid #0d5a61;background:#ffffff;white-space:pre-line;overflow-wrap:anywhere">${quote}</blockquote>\n`
}${facts && facts.length > 0 && factsOf(facts)}${[listing ?? [], listings].flat().map(cardOf)}<p style="margin:0 0 32px"><a href="${action.url}" style="${button}">${action.name}</a></p>
<p style="margin:0;font-size:14px;color:#655c50">${why}${settings && html` <a href="${settings.url}" style="${link}">${settings.name}</a>`}</p>
</main>
</body>
</html>
`
}

const cardOf = ({ title, lines, picture, url }: MailListing) =>
  html`<div style="${card}">${
    picture !== undefined &&
    html`<a href="${url}"><img src="${picture}" alt="" width="560" style="display:block;width:100%;height:auto;border:0"></a>\n`
  }<p style="margin:0;padding:12px 16px"><a href="${url}" style="${link};font-weight:600">${title}</a>${lines.map((line) => html`<br>${line}`)}</p></div>\n`

const factsOf = (facts: NonNullable<MailContent['facts']>) =>
  html`<table role="presentation" style="margin:0 0 24px;border-collapse:collapse">${facts.map(
    ([name, value]) =>
      html`<tr><td style="padding:2px 16px 2px 0;color:#655c50;vertical-align:top">${name}</td><td style="padding:2px 0;overflow-wrap:anywhere">${value}</td></tr>`,
  )}</table>\n`

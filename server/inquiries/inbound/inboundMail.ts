import { z } from 'zod'
import { textOfHtml } from '#server/core/htmlText.ts'
import { addressIn } from '#server/notifications/mailer.ts'
import type { MailFields } from './mailFields.ts'

export interface InboundMail {
  /** Its sender's address. */
  from: string | undefined
  /** Without what it quotes. */
  text: string
  mailId: string | undefined
  /** Out of office, bounces and the like. */
  isAutomatic: boolean
}

const recipientFields = ['recipient', 'originalrecipient', 'to', 'envelope', 'cc']

/** All recipients; empty if it is no mail. */
export const recipientsIn = (fields: MailFields): string =>
  recipientFields.flatMap((name) => fields.get(name) ?? []).join(' ')

/** Formats of SendGrid, Mailgun and Postmark. */
export function readInboundMail(fields: MailFields): InboundMail {
  const first = (...names: string[]) =>
    names.map((name) => fields.get(name)).find((value) => value !== undefined && value.trim() !== '')
  const plain = () => first('text', 'body-plain', 'textbody')
  const html = () => textOfHtml(first('stripped-html', 'html', 'body-html', 'htmlbody') ?? '')
  const words = first('stripped-text', 'strippedtextreply') ?? withoutQuote(plain() ?? html())
  const headers = headersIn(first('headers', 'message-headers') ?? '')
  // Mailgun also sends headers as fields.
  const header = (name: string) => headers.get(name) ?? fields.get(name)
  const mark = (name: string) => (header(name) ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const from = first('from', 'sender') ?? headers.get('from')
  return {
    from: from === undefined ? undefined : addressIn(from.trim()).trim(),
    text: words.trim(),
    mailId: header('message-id') ?? first('messageid'),
    isAutomatic:
      !['', 'no'].includes(mark('auto-submitted')) ||
      header('x-autoreply') !== undefined ||
      header('x-autorespond') !== undefined ||
      ['bulk', 'junk', 'auto_reply'].includes(mark('precedence')),
  }
}

/** By lower-case name: the first value. Providers send lines or pairs. */
function headersIn(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [name, value] of text.trimStart().startsWith('[') ? pairsIn(text) : linesIn(text)) {
    const key = name.trim().toLowerCase()
    if (!found.has(key)) found.set(key, value.trim())
  }
  return found
}

const pairs = z.array(z.tuple([z.string(), z.string()]))

function pairsIn(text: string): [string, string][] {
  try {
    return pairs.safeParse(JSON.parse(text)).data ?? []
  } catch {
    // Cut, or no pairs: a mail without headers.
    return []
  }
}

/** A line that begins with a space continues the one before. */
function linesIn(text: string): [string, string][] {
  const unfolded: string[] = []
  for (const line of text.split('\n')) {
    const isMore = (line.startsWith(' ') || line.startsWith('\t')) && unfolded.length > 0
    if (isMore) unfolded.push(`${unfolded.pop()} ${line.trim()}`)
    else unfolded.push(line)
  }
  return unfolded.map((line) => {
    const colon = line.indexOf(':')
    return colon < 0 ? ['', ''] : [line.slice(0, colon), line.slice(colon + 1)]
  })
}

/** Longer lines are none. */
const maxQuoteStart = 400

const quoteStarts = [
  /^-- ?$/,
  /^(El|On|Em|Le)\b.{0,200}(escribió|wrote|escreveu|écrit)\s*:\s*$/i,
  /^-{2,}\s*(Original Message|Mensaje original|Forwarded message)/i,
  /^_{10,}\s*$/,
  /^(De|From):\s.+@/i,
]

const isQuoteStart = (line: string) =>
  line.trimStart().startsWith('>') ||
  (line.length <= maxQuoteStart && quoteStarts.some((start) => start.test(line)))

function withoutQuote(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const end = lines.findIndex(isQuoteStart)
  return (end < 0 ? lines : lines.slice(0, end)).join('\n')
}

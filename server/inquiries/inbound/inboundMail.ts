import { z } from 'zod'

export interface InboundMail {
  /** All recipients. */
  to: string
  text: string
  mailId: string | undefined
  /** Out of office, bounces and the like. */
  isAutomatic: boolean
}

const fields = z.record(z.string(), z.unknown())
const header = z.object({ Name: z.string(), Value: z.string() })

/** Formats of SendGrid, Mailgun and Postmark. */
export function readInboundMail(body: unknown): InboundMail | undefined {
  const parsed = fields.safeParse(body)
  if (!parsed.success) return undefined
  const byName = new Map(Object.entries(parsed.data).map(([name, value]) => [name.toLowerCase(), value]))
  const first = (...names: string[]) =>
    names.map((name) => byName.get(name)).find((value) => typeof value === 'string' && value.trim() !== '')
  const text = (...names: string[]) => {
    const value = first(...names)
    return typeof value === 'string' ? value : undefined
  }
  const to = ['recipient', 'originalrecipient', 'to', 'envelope', 'cc']
    .map((name) => byName.get(name))
    .filter((value) => typeof value === 'string')
    .join(' ')
  const html = text('stripped-html', 'html', 'body-html', 'htmlbody')
  const words =
    text('stripped-text', 'strippedtextreply') ??
    withoutQuote(text('text', 'body-plain', 'textbody') ?? textOf(html))
  const headers = headersOf(byName.get('headers') ?? byName.get('message-headers'))
  if (to === '') return undefined
  return {
    to,
    text: words.trim(),
    mailId: headers.match(/^message-id:\s*(\S+)/im)?.[1] ?? text('message-id', 'messageid'),
    isAutomatic:
      /^auto-submitted:\s*(?!no\b)\S/im.test(headers) ||
      /^(x-autoreply|x-autorespond):/im.test(headers) ||
      /^precedence:\s*(bulk|junk|auto_reply)/im.test(headers),
  }
}

/** Providers send raw text, pairs or records. */
function headersOf(value: unknown): string {
  if (Array.isArray(value)) {
    return value
      .map((one) => {
        const record = header.safeParse(one)
        if (record.success) return `${record.data.Name}: ${record.data.Value}`
        return Array.isArray(one) ? one.join(': ') : ''
      })
      .join('\n')
  }
  if (typeof value !== 'string') return ''
  if (!value.trimStart().startsWith('[')) return value.replace(/\r?\n[ \t]+/g, ' ')
  try {
    const pairs: unknown = JSON.parse(value)
    return Array.isArray(pairs) ? headersOf(pairs) : ''
  } catch {
    return ''
  }
}

function textOf(html = ''): string {
  return html
    .replace(/<(style|script)[\s\S]*?<\/\1>/gi, '')
    .replace(/<(?:br|\/p|\/div)[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}

const quoteStarts = [
  /^\s*>/,
  /^-- ?$/,
  /^(El|On|Em|Le)\b.{0,200}(escribió|wrote|escreveu|écrit)\s*:\s*$/i,
  /^-{2,}\s*(Original Message|Mensaje original|Forwarded message)/i,
  /^_{10,}\s*$/,
  /^(De|From):\s.+@/i,
]

function withoutQuote(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const end = lines.findIndex((line) => quoteStarts.some((start) => start.test(line)))
  return (end < 0 ? lines : lines.slice(0, end)).join('\n')
}

import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** Decoded. */
export interface ReceivedMail {
  from: string
  to: string[]
  /** By lower-case name. */
  headers: Record<string, string>
  text: string
  html: string
  /** Empty without one. */
  calendar: string
}

export interface MailServer {
  url: string
  port: number
  received: ReceivedMail[]
  /** Including rejected ones. */
  attempts: () => number
  close(): Promise<void>
}

/** `refuse`: status for attempt n (1-based), or status and what it says. */
export async function startMailServer(
  refuse: (attempt: number) => number | [number, string] | undefined = () => undefined,
  requestedPort = 0,
): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let attempts = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      attempts += 1
      const refusal = refuse(attempts)
      if (refusal === undefined) return done()
      const [responseCode, text] = typeof refusal === 'number' ? [refusal, `no mail for ${address}`] : refusal
      done(Object.assign(new Error(text), { responseCode }))
    },
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      try {
        for await (const chunk of stream) chunks.push(chunk)
      } catch {
        return
      }
      const { mailFrom, rcptTo } = envelope
      const from = mailFrom ? mailFrom.address : ''
      received.push({
        from,
        to: rcptTo.map(({ address }) => address),
        ...readMail(Buffer.concat(chunks).toString('latin1')),
      })
      done()
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(requestedPort, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    attempts: () => attempts,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function readMail(raw: string): Omit<ReceivedMail, 'from' | 'to'> {
  const mail = readPart(raw)
  const parts = partsOf(mail)
  const partOf = (type: string) => parts.find((part) => part.headers['content-type']?.startsWith(type))
  return {
    headers: mail.headers,
    text: textOf(partOf('text/plain')),
    html: textOf(partOf('text/html')),
    calendar: textOf(partOf('text/calendar')),
  }
}

/** Leaf parts. */
function partsOf(part: Part): Part[] {
  const boundary = part.headers['content-type']?.match(/boundary="([^"]+)"/)?.[1]
  if (boundary === undefined) return [part]
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((one) => partsOf(readPart(one)))
}

interface Part {
  headers: Record<string, string>
  body: string
}

function readPart(raw: string): Part {
  const trimmed = raw.replace(/^\r\n/, '')
  const end = trimmed.indexOf('\r\n\r\n')
  const lines = trimmed
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const [name = '', value = ''] = line.split(/:\s*(.*)/s)
    return [name.toLowerCase(), decodeWords(value)]
  })
  return { headers: Object.fromEntries(headers), body: trimmed.slice(end + 4) }
}

function textOf(part: Part | undefined): string {
  if (!part) return ''
  const encoding = part.headers['content-transfer-encoding']
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8').trimEnd()
  const body = part.body.replaceAll('\r\n', '\n').trimEnd()
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\n/g, '')) : body
}

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=` in headers. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_whole, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuoted(text.replaceAll('_', ' ')),
    )
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_whole, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

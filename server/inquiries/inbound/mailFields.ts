import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { AppError } from '#server/core/errors.ts'
import { readFields } from '#server/core/http/files/formFields.ts'
import { readShortJson } from '#server/core/http/files/shortJson.ts'

/** By lower-case name. Headers are lines. */
export type MailFields = ReadonlyMap<string, string>

/** With attachments, which are discarded. */
const bytes = 30 * 1024 * 1024
/** Of one field, which is cut. */
const fieldBytes = 64 * 1024
const maxFields = 60
const maxHeaders = 200

/** As forms (SendGrid, Mailgun) or JSON (Postmark). Throws `too_large`, `invalid` and what malformed bodies cause. */
export async function readMailFields(request: IncomingMessage, isJson: boolean): Promise<MailFields> {
  if (Number(request.headers['content-length'] ?? 0) > bytes) throw new AppError('too_large')
  if (request.headers['content-encoding'] !== undefined) throw new AppError('unsupported_type')
  const entries = isJson
    ? textsIn(
        await readShortJson(request, { bytes, stringBytes: fieldBytes, shortBytes: maxFields * fieldBytes }),
      )
    : [...(await readFields(request, { bytes, fieldBytes, fields: maxFields }))]
  return new Map(entries.map(([name, text]) => [name.toLowerCase(), text]))
}

const record = z.record(z.string(), z.unknown())
const headers = z.array(z.object({ Name: z.string(), Value: z.string() }))

function textsIn(body: unknown): [string, string][] {
  const mail = record.safeParse(body)
  if (!mail.success) throw new AppError('invalid')
  return Object.entries(mail.data).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[name, value]]
    const list = headers.safeParse(value)
    if (!list.success) return []
    const lines = list.data.slice(0, maxHeaders).map((one) => `${one.Name}: ${one.Value}`)
    return [[name, lines.join('\n').slice(0, fieldBytes)]]
  })
}

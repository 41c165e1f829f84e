import webPush, { type VapidKeys } from 'web-push'
import type { Env } from '#server/core/env.ts'
import type { Subscription } from './subscriptions.queries.ts'

/** Worth a retry. */
export class PushFault extends Error {
  constructor(reason: string) {
    super(`the push service took nothing: ${reason}`)
    this.name = 'PushFault'
  }
}

export interface PushPayload {
  title: string
  body: string
  /** A path of the site. */
  url: string
  /** The same in every retry. */
  tag: string
  lang: string
}

/** `refused`: a retry is pointless. */
export type PushOutcome = { kind: 'sent' | 'gone' } | { kind: 'refused'; status: number }

/** Seconds. */
const timeToLive = 3 * 24 * 60 * 60

/** Throws `PushFault` if a retry may succeed. */
export async function sendPush(
  subscription: Subscription,
  payload: PushPayload,
  { keys, subject, timeout }: { keys: VapidKeys; subject: string; timeout: number },
): Promise<PushOutcome> {
  const { endpoint, p256dh, auth } = subscription
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    Buffer.from(JSON.stringify(payload)),
    {
      vapidDetails: { subject, ...keys },
      contentEncoding: 'aes128gcm',
      TTL: timeToLive,
      urgency: 'normal',
      topic: payload.tag,
    },
  )
  const status = await post(endpoint, request, timeout)
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 429 || status >= 500) throw new PushFault(String(status))
  return { kind: 'refused', status }
}

async function post(
  endpoint: string,
  { headers, body }: { headers: Record<string, unknown>; body: Buffer },
  timeout: number,
): Promise<number> {
  const signal = AbortSignal.timeout(timeout)
  const named = Object.entries(headers).filter(([name]) => name !== 'Content-Length')
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: named.map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body),
      redirect: 'manual',
      signal,
    })
    await response.body?.cancel()
    return response.status
  } catch {
    throw new PushFault(signal.aborted ? 'timeout' : 'unreachable')
  }
}

/** An https or mailto URL. */
export function vapidSubject({ PUBLIC_URL, MAIL_FROM }: Pick<Env, 'PUBLIC_URL' | 'MAIL_FROM'>): string {
  if (PUBLIC_URL?.startsWith('https:')) return PUBLIC_URL
  const address = MAIL_FROM?.match(/(?<![^\s<>])[^\s<>]+@[^\s<>]+/)?.[0]
  return `mailto:${address ?? 'nobody@example.com'}`
}

import { type FetchPublic, PublicFetchError } from '#server/core/http/fetching/fetchPublic.ts'
import { signatures, type WebhookSecrets } from '#server/webhooks/secrets.ts'
import { brand } from '#shared/brand.ts'
import type { DeliveryFault } from '#shared/webhooks/webhookEvents.ts'
import type { Claimed } from './claimDue.ts'

/** Milliseconds, to the last byte of the answer. */
export const attemptTimeout = 15_000
/** Of an answer, which nobody reads. */
const maxBytes = 256_000

export interface Outcome {
  /** Null: it was taken. */
  fault: DeliveryFault | null
  status: number | null
  milliseconds: number
}

/** Throws for what is wrong on our side. */
export async function attempt(
  delivery: Claimed,
  { fetchPublic, secrets }: { fetchPublic: FetchPublic; secrets: WebhookSecrets },
): Promise<Outcome> {
  const start = performance.now()
  const ended = (fault: DeliveryFault | null, status: number | null): Outcome => ({
    ...{ fault, status },
    milliseconds: Math.round(performance.now() - start),
  })
  const { id, url, body } = delivery
  const signing = secretsOf(delivery, secrets)
  if (signing.length === 0) return ended('unsigned', null)
  const seconds = Math.floor(Date.now() / 1000)
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'User-Agent': `${brand.slug}-webhooks`,
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures(signing, { id, seconds, body }),
  }
  try {
    const sent = {
      method: 'POST',
      headers,
      body,
      timeout: attemptTimeout,
      maxBytes,
      maxRedirects: 0,
    } as const
    const { status } = await fetchPublic(url, sent)
    return ended(null, status)
  } catch (error) {
    if (!(error instanceof PublicFetchError)) throw error
    return ended(error.fault, error.status ?? null)
  }
}

function secretsOf(
  { webhookId, secret, previousSecret, rotatingUntil }: Claimed,
  secrets: WebhookSecrets,
): string[] {
  const isRotating = rotatingUntil !== null && rotatingUntil > new Date()
  return [secret, isRotating ? previousSecret : null].flatMap(
    (sealed) => (sealed === null ? undefined : secrets.unseal(webhookId, sealed)) ?? [],
  )
}

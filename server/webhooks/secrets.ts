import { createHmac, randomBytes } from 'node:crypto'
import { seal, unseal } from '#server/auth/seal.ts'
import type { KeyFor } from '#server/auth/secrets.ts'

const start = 'whsec_'
/** Bytes: at least 24. */
const size = 32

export interface WebhookSecrets {
  make(): string
  seal(webhookId: string, secret: string): string
  /** Undefined: sealed with another key. */
  unseal(webhookId: string, sealed: string): string | undefined
}

export function createWebhookSecrets(keyFor: KeyFor): WebhookSecrets {
  const key = keyFor('webhook secrets')
  return {
    make: () => start + randomBytes(size).toString('base64'),
    seal: (webhookId, secret) => seal(key, webhookId, secret),
    unseal: (webhookId, sealed) => unseal(key, webhookId, sealed),
  }
}

/** Standard Webhooks 1.0: of id, seconds since 1970, and body, by each secret. */
export function signatures(
  secrets: readonly string[],
  { id, seconds, body }: { id: string; seconds: number; body: string },
): string {
  return secrets
    .map((secret) =>
      createHmac('sha256', Buffer.from(secret.slice(start.length), 'base64'))
        .update(`${id}.${seconds}.${body}`)
        .digest('base64'),
    )
    .map((signature) => `v1,${signature}`)
    .join(' ')
}

import { hash, verify } from '@node-rs/argon2'
import { createSemaphore } from '#server/core/http/limits/semaphore.ts'

/** Argon2id (default) with OWASP's parameters. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const { memoryCost, timeCost, parallelism } = parameters
const prefix = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`

const base64 = (bytes: number) => Buffer.alloc(bytes).toString('base64').replaceAll('=', '')
/** Takes as long to verify as a real one. */
const nobodysHash = `${prefix}${base64(16)}$${base64(32)}`

/** Each takes 19 MB. Strangers' attempts do not keep known devices waiting. */
const lanes = {
  known: createSemaphore({ concurrency: 1, maxQueued: 16, queueTimeout: 4000 }),
  strangers: createSemaphore({ concurrency: 2, maxQueued: 32, queueTimeout: 4000 }),
}
export type Lane = keyof typeof lanes

/** Systems encode the same typed letters differently. */
const normalized = (password: string) => password.normalize('NFKC')

export function hashPassword(password: string): Promise<string> {
  return lanes.known(() => hash(normalized(password), parameters))
}

/** Takes the same time for unknown names. */
export async function isPassword(
  password: string,
  stored: string | undefined,
  lane: Lane = 'known',
): Promise<boolean> {
  const isRight = await lanes[lane](() =>
    verify(stored ?? nobodysHash, normalized(password)).catch(() => false),
  )
  return isRight && stored !== undefined
}

export const isOutdated = (stored: string) => !stored.startsWith(prefix)

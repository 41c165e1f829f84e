import { CallError } from '#client/core/call.ts'

/** Seconds, unless the server sends a delay. */
const maxAttempts = 5
const defaultRetryDelay = 5
/** Uploads of another tab may cause a short rate limit. */
const maxRateLimitedAttempts = 200
const maxRateLimitDelay = 30

/** Automatic retries of failed uploads. */
export interface Retries {
  /** False: no retry. */
  schedule(key: string, error: unknown): boolean
  isWaiting(key: string): boolean
  /** Cancels, and counts its attempts anew. */
  forget(key: string): void
}

export function createRetries(onDue: (key: string) => void): Retries {
  const attempts = new Map<string, number>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  return {
    schedule(key, error) {
      const attempt = (attempts.get(key) ?? 0) + 1
      attempts.set(key, attempt)
      const delay = retryDelayOf(error, attempt)
      if (delay === undefined) return false
      const retryLater = () => {
        timers.delete(key)
        onDue(key)
      }
      timers.set(key, setTimeout(retryLater, delay * 1000))
      return true
    },
    isWaiting: (key) => timers.has(key),
    forget(key) {
      attempts.delete(key)
      clearTimeout(timers.get(key))
      timers.delete(key)
    },
  }
}

/** Seconds; undefined: no retry. */
function retryDelayOf(error: unknown, attempt: number): number | undefined {
  if (error instanceof TypeError) return attempt < maxAttempts ? defaultRetryDelay * attempt : undefined
  if (!(error instanceof CallError)) return undefined
  const { status, retryAfter } = error
  if (status === 503 || status === 408)
    return attempt < maxAttempts ? (retryAfter ?? defaultRetryDelay) : undefined
  const isBrief = status === 429 && retryAfter !== undefined && retryAfter <= maxRateLimitDelay
  return isBrief && attempt < maxRateLimitedAttempts ? retryAfter : undefined
}

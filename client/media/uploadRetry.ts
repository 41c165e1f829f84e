import { CallError } from '#client/core/call.ts'

/** Seconds, unless the server sends a delay. */
const maxAttempts = 5
const defaultRetryDelay = 5
/** Uploads of another tab may cause a short rate limit. */
const maxRateLimitedAttempts = 200
const maxRateLimitDelay = 30

/** Seconds until a failed upload is sent again; undefined: it is not. */
export function retryDelayOf(error: unknown, attempt: number): number | undefined {
  if (error instanceof TypeError) return attempt < maxAttempts ? defaultRetryDelay * attempt : undefined
  if (!(error instanceof CallError)) return undefined
  const { status, retryAfter } = error
  if (status === 503 || status === 408)
    return attempt < maxAttempts ? (retryAfter ?? defaultRetryDelay) : undefined
  const isBrief = status === 429 && retryAfter !== undefined && retryAfter <= maxRateLimitDelay
  return isBrief && attempt < maxRateLimitedAttempts ? retryAfter : undefined
}

import type { Logger } from '#server/core/log.ts'

/** Milliseconds. */
const first = 1000
const max = 5 * 60_000

export interface Retry {
  readonly failures: number
  /** Exponential backoff of at most five minutes. */
  fail(error: unknown, message: string, how?: { isHopeless: boolean }): void
  succeed(): void
  cancel(): void
}

export function createRetry(log: Logger, work: () => unknown): Retry {
  let timer: NodeJS.Timeout | undefined
  let delay = first
  let failures = 0
  let isFailing = false
  return {
    get failures() {
      return failures
    },
    fail(error, message, { isHopeless } = { isHopeless: false }) {
      failures++
      if (!isFailing) log.warn({ err: error }, message)
      isFailing = true
      clearTimeout(timer)
      if (isHopeless) delay = max
      timer = setTimeout(work, delay).unref()
      delay = Math.min(delay * 2, max)
    },
    succeed() {
      isFailing = false
      delay = first
    },
    cancel: () => clearTimeout(timer),
  }
}

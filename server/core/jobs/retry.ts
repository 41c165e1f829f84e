/** Milliseconds. */
const first = 1000
const max = 5 * 60_000

export interface Retry {
  readonly failures: number
  /** Exponential backoff of at most five minutes. */
  fail(error: unknown, how?: { isHopeless: boolean }): void
  succeed(): void
  cancel(): void
}

export function createRetry(work: () => unknown, onFailure: (error: unknown) => void): Retry {
  let timer: NodeJS.Timeout | undefined
  let delay = first
  let failures = 0
  return {
    get failures() {
      return failures
    },
    fail(error, { isHopeless } = { isHopeless: false }) {
      failures++
      clearTimeout(timer)
      if (isHopeless) delay = max
      timer = setTimeout(work, delay).unref()
      delay = Math.min(delay * 2, max)
      onFailure(error)
    },
    succeed() {
      delay = first
    },
    cancel: () => clearTimeout(timer),
  }
}

/** Milliseconds. */
const first = 1000
const max = 5 * 60_000

export interface Retry {
  /** Later each time; at the latest after five minutes. */
  later(isHopeless?: boolean): void
  succeed(): void
  cancel(): void
}

export function createRetry(work: () => unknown): Retry {
  let timer: NodeJS.Timeout | undefined
  let delay = first
  return {
    later(isHopeless = false) {
      clearTimeout(timer)
      if (isHopeless) delay = max
      timer = setTimeout(work, delay).unref()
      delay = Math.min(delay * 2, max)
    },
    succeed() {
      delay = first
    },
    cancel: () => clearTimeout(timer),
  }
}

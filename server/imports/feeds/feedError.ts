import type { FeedProblem } from '#shared/imports/feedTypes.ts'

/** The run writes nothing. */
export class FeedError extends Error {
  constructor(
    readonly problem: FeedProblem,
    cause?: unknown,
    /** Seconds that the source asks to be left alone. */
    readonly retryAfter?: number,
  ) {
    super(problem, { cause })
    this.name = 'FeedError'
  }
}

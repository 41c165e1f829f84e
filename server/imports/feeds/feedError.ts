import type { FeedProblem } from '#shared/imports/feedTypes.ts'

/** The run writes nothing. */
export class FeedError extends Error {
  constructor(
    readonly problem: FeedProblem,
    cause?: unknown,
  ) {
    super(problem, { cause })
    this.name = 'FeedError'
  }
}

/** Of one answer. */
export interface ModelBounds {
  /** Milliseconds, all rounds and tools. */
  timeout: number
  /** Milliseconds without a piece. */
  idleTimeout: number
  /** Requests per answer: all but the last may use tools. */
  rounds: number
  toolCallsPerRound: number
  /** Characters per request. */
  prompt: number
  /** Per request. */
  outputTokens: number
  outputCharacters: number
  /** Per response. */
  bytes: number
  concurrency: number
  /** Consecutive, until the circuit opens. */
  maxFailures: number
  /** Milliseconds. */
  halfOpenAfter: number
}

export const modelBounds: ModelBounds = {
  timeout: 12_000,
  idleTimeout: 8000,
  rounds: 4,
  toolCallsPerRound: 4,
  prompt: 48_000,
  outputTokens: 1200,
  outputCharacters: 12_000,
  bytes: 4_000_000,
  concurrency: 32,
  maxFailures: 5,
  halfOpenAfter: 30_000,
}

/** Of one answer of the model, whatever it or its server does. */
export interface ModelBounds {
  /** Milliseconds for the whole answer, all rounds and tools. */
  timeout: number
  /** Milliseconds without a piece of it. */
  idleTimeout: number
  /** Requests for one answer: all but the last may use tools. */
  rounds: number
  toolCallsPerRound: number
  /** Characters of all messages of a request. */
  prompt: number
  /** Of one request. */
  outputTokens: number
  outputCharacters: number
  /** Of one response of its server. */
  bytes: number
  concurrency: number
  /** Consecutive, until it is left alone. */
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

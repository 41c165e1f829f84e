import type { Engine } from '#server/ai/engine.ts'
import { createPacedQueue, type PacedBounds } from '#server/core/http/limits/pacedQueue.ts'

/** Without a model, or with one that fails, everybody is answered here at once. */
const defaultBounds: PacedBounds = {
  maxQueued: 256,
  queueTimeout: 8000,
  rest: 10,
  burst: 200,
  longestPause: 1000,
}

/** Throws `unavailable` when too many wait. */
export function gateLocal(engine: Engine, overrides: Partial<PacedBounds> = {}): Engine {
  const inTurn = createPacedQueue({ ...defaultBounds, ...overrides })
  return {
    ...engine,
    answer: (question, context) =>
      inTurn(() => {
        // They may have left while they waited.
        context.tools.signal.throwIfAborted()
        return engine.answer(question, context)
      }),
  }
}

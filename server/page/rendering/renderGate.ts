import { createPacedQueue, type PacedBounds } from '#server/core/http/limits/pacedQueue.ts'
import type { Render } from './render.ts'

const defaultBounds: PacedBounds = {
  maxQueued: 32,
  queueTimeout: 2000,
  rest: 2,
  burst: 200,
  longestPause: 1000,
}

/** Throws `unavailable` when too many pages wait, and what the renderer throws. */
export function gateRenders(render: Render, overrides: Partial<PacedBounds> = {}): Render {
  const inTurn = createPacedQueue({ ...defaultBounds, ...overrides })
  return (page) => inTurn(() => render(page))
}

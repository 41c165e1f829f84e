import type { Base } from './base.ts'
import { type Bitmap, countBits, fill, hasBit, setBit, subtract, wordsFor } from './bitmap.ts'
import type { Condition } from './conditions.ts'
import { createScratch, restrict } from './evaluate.ts'
import { rankOfId } from './ids.ts'

/** A base, of which changed listings are left out. */
export interface Segment {
  readonly base: Base
  /** Not left out. */
  readonly size: number
  hide(id: string): void
  /** The bitmap is valid while `use` runs. */
  matching<Value>(conditions: readonly Condition[], use: (rows: Bitmap, count: number) => Value): Value
}

export function createSegment(base: Base): Segment {
  const scratch = createScratch(base.size)
  const hidden: Bitmap = new Uint32Array(wordsFor(base.size))
  let hiddenCount = 0
  return {
    base,
    get size() {
      return base.size - hiddenCount
    },
    hide(id) {
      const { rank, isThere } = rankOfId(base.ids, id)
      if (!isThere || hasBit(hidden, rank)) return
      setBit(hidden, rank)
      hiddenCount++
    },
    matching(conditions, use) {
      const rows = scratch.take()
      try {
        fill(rows, base.size)
        if (hiddenCount > 0) subtract(rows, hidden)
        restrict(base, scratch, rows, conditions)
        return use(rows, conditions.length === 0 ? base.size - hiddenCount : countBits(rows))
      } finally {
        scratch.give(rows)
      }
    },
  }
}

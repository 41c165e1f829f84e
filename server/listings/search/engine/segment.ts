import type { Base } from './base.ts'
import { type Bitmap, clearBit, fill, hasBit, wordsFor } from './bitmap.ts'
import type { Condition } from './conditions.ts'
import { createScratch, restrict } from './evaluate.ts'
import { rowOfId } from './ids.ts'
import { matchesOfBase, type SegmentMatches } from './segmentMatches.ts'

/** A base without the changed listings. */
export interface Segment {
  readonly base: Base
  /** Without the excluded ones. */
  readonly size: number
  hide(id: string): void
  /** Valid while `use` runs. */
  matching<Value>(conditions: readonly Condition[], use: (matches: SegmentMatches) => Value): Value
}

export function createSegment(base: Base): Segment {
  const scratch = createScratch(base)
  const shown: Bitmap = new Uint32Array(wordsFor(base.size))
  fill(shown, base.size)
  let hiddenCount = 0
  return {
    base,
    get size() {
      return base.size - hiddenCount
    },
    hide(id) {
      const row = rowOfId(base.ids, id)
      if (row === undefined || !hasBit(shown, row)) return
      clearBit(shown, row)
      hiddenCount++
    },
    matching(conditions, use) {
      const rows = scratch.take()
      try {
        restrict(base, scratch, shown, conditions, rows)
        return use(matchesOfBase(base, scratch, rows, conditions))
      } finally {
        scratch.give(rows)
      }
    },
  }
}

import type { DiffSegment } from './wordDiff.ts'

/** Present entries in their order, then the removed ones. */
export function listDiff(before: readonly string[], after: readonly string[]): DiffSegment[] {
  const segments = [
    ...after.map((text) => ({ kind: before.includes(text) ? ('same' as const) : ('added' as const), text })),
    ...before.filter((text) => !after.includes(text)).map((text) => ({ kind: 'removed' as const, text })),
  ]
  return segments.map((segment, index) =>
    index < segments.length - 1 ? { ...segment, text: `${segment.text}, ` } : segment,
  )
}

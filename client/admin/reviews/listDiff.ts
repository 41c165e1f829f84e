import type { DiffPart } from './wordDiff.ts'

/** Present entries in their order, then the removed ones. */
export function listDiff(before: readonly string[], after: readonly string[]): DiffPart[] {
  const parts = [
    ...after.map((text) => ({ kind: before.includes(text) ? ('same' as const) : ('added' as const), text })),
    ...before.filter((text) => !after.includes(text)).map((text) => ({ kind: 'removed' as const, text })),
  ]
  return parts.map((part, index) => (index < parts.length - 1 ? { ...part, text: `${part.text}, ` } : part))
}

import type { DiffPart } from './wordDiff.ts'

/** Of choices: what stayed and came in the order of today, then what went. */
export function listDiff(before: readonly string[], after: readonly string[]): DiffPart[] {
  const parts = [
    ...after.map((text) => ({ kind: before.includes(text) ? ('same' as const) : ('added' as const), text })),
    ...before.filter((text) => !after.includes(text)).map((text) => ({ kind: 'removed' as const, text })),
  ]
  return parts.map((part, index) => (index < parts.length - 1 ? { ...part, text: `${part.text}, ` } : part))
}

import type { Removal } from '#shared/ai/ai.ts'

/** What was taken out of a text, in its order. */
export interface Removals {
  add(kind: Removal['kind'], text: string): void
  all(): Removal[]
}

const maxShown = 120
const maxPerKind = 5

export function createRemovals(): Removals {
  const removals: Removal[] = []
  return {
    add(kind, text) {
      const shown = text
        .replace(/\s+/g, ' ')
        .replace(/(?<![\s.,;])[\s.,;]+(?:!{1,20})?$/, '')
        .trim()
        .slice(0, maxShown)
      const same = removals.filter((one) => one.kind === kind)
      if (shown === '' || same.length >= maxPerKind || same.some((one) => one.text === shown)) return
      removals.push({ kind, text: shown })
    },
    all: () => removals,
  }
}

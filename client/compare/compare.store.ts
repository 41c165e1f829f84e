import { texts } from '#client/core/checks.ts'
import { draft } from '#client/core/storage.ts'
import { sayNotStored } from '#client/ui/feedback/sayNotStored.ts'
import { compareLimits } from '#shared/ai/aiLimits.ts'

export const compareStore = draft('compare', texts, [], { onFailure: sayNotStored })

/** Undefined if full. */
export function toggledSelection(selection: readonly string[], id: string): string[] | undefined {
  if (selection.includes(id)) return selection.filter((one) => one !== id)
  return selection.length < compareLimits.max ? [...selection, id] : undefined
}

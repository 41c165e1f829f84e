import { z } from 'zod/mini'
import { draft } from '#client/core/storage.ts'

/** How many listings can be compared at a time. */
export const maxCompared = 5
export const minCompared = 2

/** The chosen listings; they outlive a reload and a sign-in. */
export const compareStore = draft('compare', z.array(z.string()), [])

/** The selection after pressing one: in or out; undefined where it is full. */
export function pressed(selection: readonly string[], id: string): string[] | undefined {
  if (selection.includes(id)) return selection.filter((one) => one !== id)
  return selection.length < maxCompared ? [...selection, id] : undefined
}

import { z } from 'zod/mini'
import { draft } from '#client/core/storage.ts'

export const maxCompared = 5
export const minCompared = 2

/** The chosen listings; survive a reload and a sign-in. */
export const compareStore = draft('compare', z.array(z.string()), [])

/** The selection with one id toggled; undefined if it is full. */
export function toggledSelection(selection: readonly string[], id: string): string[] | undefined {
  if (selection.includes(id)) return selection.filter((one) => one !== id)
  return selection.length < maxCompared ? [...selection, id] : undefined
}

import { z } from 'zod/mini'
import { stored } from '#client/core/storage.ts'

const maxRecent = 12

/** The last first. */
export const recentStore = stored('oga.recent', z.array(z.string()), [])

export function addRecent(id: string): void {
  recentStore.set([id, ...recentStore.get().filter((other) => other !== id)].slice(0, maxRecent))
}

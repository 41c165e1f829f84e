import { texts } from '#client/core/checks.ts'
import { stored } from '#client/core/storage.ts'

const maxRecent = 12

/** Last first. */
export const recentStore = stored('oga.recent', texts, [])

export function addRecent(id: string): void {
  recentStore.set([id, ...recentStore.get().filter((other) => other !== id)].slice(0, maxRecent))
}

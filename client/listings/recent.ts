import { z } from 'zod/mini'
import { stored } from '#client/core/storage.ts'

const most = 12

/** Ids of the listings that were looked at in this browser, the last first. */
export const recentStore = stored('oga.recent', z.array(z.string()), [])

/** Puts a listing at the head of what was looked at. */
export function remember(id: string): void {
  recentStore.set([id, ...recentStore.get().filter((other) => other !== id)].slice(0, most))
}

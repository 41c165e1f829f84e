import type { Token } from '#shared/search/sentence/tokens.ts'
import type { Found } from './catalog.ts'

const viewWords = new Set(['vista', 'vistas', 'view', 'views'])

/** "vista al río Paraguay" is no nearness. */
export const isViewed = (tokens: readonly Token[], at: number) =>
  tokens.slice(Math.max(0, at - 3), at).some(({ key }) => viewWords.has(key))

export const anyWater = /^(?:rio|river|lago|lake)$/

/** Which river is told by the city alone; a lake without one is the known one. */
export function isKnownWater({ key, entries }: Found, cities: readonly string[]): boolean {
  const waters = entries.flatMap((one) => (one.is === 'way' && one.of.kind === 'water' ? [one.of] : []))
  const isBeside = waters.some((water) => water.cities.some((city) => cities.includes(city)))
  if (waters.length === 0 || isBeside) return true
  // "río Paraguay" is named, "el río" is not.
  const isOne = new Set(waters.map(({ name }) => name)).size === waters.length
  return !anyWater.test(key) || (isOne && cities.length === 0)
}

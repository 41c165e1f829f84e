/** Other names that callers use, folded, by what the tools call it. */
const others: Readonly<Record<string, readonly string[]>> = {
  text: ['query', 'q', 'search', 'searchquery', 'sentence'],
  id: ['listingid', 'propertyid', 'listing'],
  listingId: ['id', 'propertyid', 'listing'],
  ids: ['listingids', 'propertyids', 'listings'],
  landmarks: ['landmark', 'place', 'places'],
  order: ['sort', 'sortby', 'orderby'],
  limit: ['count', 'max', 'maxresults', 'pagesize', 'perpage'],
  cursor: ['nextcursor', 'page', 'pagetoken'],
  latitude: ['lat'],
  longitude: ['lng', 'lon', 'long'],
  km: ['radius', 'radiuskm', 'distance', 'distancekm'],
  name: ['guide', 'topic'],
}
const unit = /(?:usd|sqm|percent)$/

const fold = (name: string) =>
  name
    .replace(/[^a-z]/gi, '')
    .toLowerCase()
    .replace('neighbour', 'neighbor')
const singular = (name: string) => name.replace(/ies$/, 'y').replace(/s$/, '')

/** The one of `names` that a caller means; undefined where none or several could be. */
export function meantName(given: string, names: readonly string[]): string | undefined {
  if (names.includes(given)) return given
  const key = fold(given)
  const readings: ((name: string) => boolean)[] = [
    (name) => fold(name) === key,
    (name) => singular(fold(name)) === singular(key),
    (name) => fold(name).replace(unit, '') === key.replace(unit, ''),
    (name) => Object.hasOwn(others, name) && (others[name] ?? []).includes(key),
  ]
  for (const isMeant of readings) {
    const [only, ...rest] = names.filter(isMeant)
    if (only !== undefined && rest.length === 0) return only
  }
  return undefined
}

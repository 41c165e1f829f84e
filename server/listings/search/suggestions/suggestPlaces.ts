import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { bool, selection } from '#server/core/database/selection.ts'
import { entryNames } from '#server/listings/places/catalog.ts'
import { findPlaces } from '#server/listings/places/findPlaces.ts'
import { whereOf } from '#server/listings/search/filters.ts'
import type { Suggestion } from '#shared/listings/suggestion.ts'
import { placeKey } from '#shared/places/placeKey.ts'
import type { NamedPlace } from '#shared/search/namedPlace.ts'

const minLength = 3
const maxPlaces = 3

/** Landmarks, avenues, routes and areas with a name or alias that begins so, or with a word that does. */
export async function suggestPlaces(db: Db, typed: string): Promise<Suggestion[]> {
  const key = placeKey(typed)
  if (key.length < minLength) return []
  const places = namesLike(key).flatMap((name) => findPlaces(name).slice(0, 1))
  const shown = await Promise.all(places.map((place) => hasListing(db, place)))
  return places
    .filter((_, at) => shown[at])
    .map(({ name, kind, city }) => ({ text: name, kind, ...(city && { city }) }))
}

/** As they are searched for, those that begin so first. */
function namesLike(key: string): string[] {
  const names = new Map<string, number>()
  for (const [known, entries] of entryNames) {
    const rank = known.startsWith(key) ? 0 : known.includes(` ${key}`) ? 1 : undefined
    if (rank === undefined) continue
    for (const { of, isDerived } of entries)
      if (!isDerived) names.set(of.name, Math.min(rank, names.get(of.name) ?? rank))
  }
  const found = [...names].sort(([, one], [, other]) => one - other).map(([name]) => name)
  return found.slice(0, maxPlaces)
}

const listed = selection({ isListed: bool(sql`listed.is_there`) })

async function hasListing(db: Db, { filters }: NamedPlace): Promise<boolean> {
  const rows = await listed.read(
    db,
    (columns) => sql`
    select ${columns} from (select exists (select from listings l where ${whereOf(filters)}) as is_there) as listed`,
  )
  return rows.some(({ isListed }) => isListed)
}

import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { bool, nullable, selection, string, whole } from '#server/core/database/selection.ts'
import { furtherPoint } from '#server/listings/places/barrioRows.ts'
import { centerOf } from '#shared/places/places.ts'
import { listings } from './listings.table.ts'

const batchSize = 500
const storedPoint = selection({
  neighborhood: listings.neighborhood,
  city: listings.city,
  latitude: listings.neighborhoodLatitude,
  longitude: listings.neighborhoodLongitude,
  isOld: bool(sql`derivation < public.listing_derivation()`),
})
type Place = { neighborhood: string; city: string }
type Point = { latitude: number | null; longitude: number | null }
const batch = selection({ count: whole(sql`count(*)`), last: nullable(string(sql`max(id)`)) })

/** Also of barrios beside the gazetteer; of an unknown one, its city's. */
export function neighborhoodPoint(neighborhood: string, city: string) {
  const { latitude = null, longitude = null } =
    furtherPoint(neighborhood, city) ?? centerOf({ neighborhood, city }) ?? {}
  return { neighborhoodLatitude: latitude, neighborhoodLongitude: longitude }
}

/** For rows of an older derivation, gazetteer or server; returns their number. */
export async function refreshDerived(db: Db): Promise<number> {
  const places = await readStalePlaces(db)
  if (places.length === 0) return 0
  const column = (name: keyof (typeof places)[number]) => sql.param(places.map((place) => place[name]))
  let count = 0
  for (let last = ''; ; ) {
    const [refreshed] = await batch.read(
      db,
      (columns) => sql`
      with stale as (
        select l.id, place.latitude, place.longitude
        from unnest(${column('neighborhood')}::text[], ${column('city')}::text[],
          ${column('latitude')}::float8[], ${column('longitude')}::float8[])
          as place(neighborhood, city, latitude, longitude)
        join listings l on l.neighborhood = place.neighborhood and l.city = place.city
        where l.id > ${last} and (l.derivation < public.listing_derivation()
          or (l.neighborhood_latitude, l.neighborhood_longitude) is distinct from (place.latitude, place.longitude))
        order by l.id limit ${batchSize} for no key update of l
      ), fresh as (
        update listings l
        set neighborhood_latitude = stale.latitude, neighborhood_longitude = stale.longitude, derivation = 0
        from stale where l.id = stale.id
        returning l.id
      )
      select ${columns} from fresh`,
    )
    count += refreshed?.count ?? 0
    if (!refreshed?.last) return count
    last = refreshed.last
  }
}

/** Those of stale rows. Finding them needs no join, and there are mostly none. */
async function readStalePlaces(db: Db): Promise<(Place & Point)[]> {
  const rows = await storedPoint.read(db, (columns) => sql`select distinct ${columns} from listings`)
  const places = new Map<string, Place & Point>()
  for (const { neighborhood, city, isOld, ...stored } of rows) {
    const { neighborhoodLatitude: latitude, neighborhoodLongitude: longitude } = neighborhoodPoint(
      neighborhood,
      city,
    )
    if (isOld || stored.latitude !== latitude || stored.longitude !== longitude)
      places.set(JSON.stringify([neighborhood, city]), { neighborhood, city, latitude, longitude })
  }
  return [...places.values()]
}

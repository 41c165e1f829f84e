import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { nullable, selection, string, whole } from '#server/core/database/selection.ts'
import { findNeighborhood } from '#shared/places/places.ts'
import { listings } from './listings.table.ts'

const batchSize = 500
const batch = selection({ count: whole(sql`count(*)`), last: nullable(string(sql`max(id)`)) })

export function neighborhoodPoint(neighborhood: string, city: string) {
  const { latitude = null, longitude = null } = findNeighborhood(neighborhood, city) ?? {}
  return { neighborhoodLatitude: latitude, neighborhoodLongitude: longitude }
}

/** For rows of an older derivation, gazetteer or server; returns their number. */
export async function refreshDerived(db: Db): Promise<number> {
  const places = await readPlaces(db)
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

async function readPlaces(db: Db) {
  const { neighborhood, city } = listings
  const rows = await db.selectDistinct({ neighborhood, city }).from(listings)
  return rows.map(({ neighborhood, city }) => {
    const point = neighborhoodPoint(neighborhood, city)
    return {
      neighborhood,
      city,
      latitude: point.neighborhoodLatitude,
      longitude: point.neighborhoodLongitude,
    }
  })
}

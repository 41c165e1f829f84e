import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { float, nullable, selection, string, whole } from '#server/core/database/selection.ts'
import { narrowListings, partsOfFilters } from '#server/listings/listings.topics.ts'
import { type Cluster, defaultZoom, maxClusters, shiftOf } from '#shared/search/clusters.ts'
import type { ListingFilters } from '#shared/search/listingSearch.ts'
import { coordinate } from './areaConditions.ts'
import { type Cell, joinCells, perDegree } from './engine/cells.ts'
import { priceColumn } from './filterRows.ts'
import { answerPlan } from './indexRuntime/answer.ts'
import { indexedCells } from './indexRuntime/indexed.ts'
import type { SearchPlan } from './searchPlan.ts'
import { whereOfPlan } from './searchPlanSql.ts'
import { type SearchContext, searchPlansOf } from './searchPlans.ts'
import { precisionNumber, precisionOf } from './shownPrecision.ts'

/** From north to south. */
export function findClusters(
  context: SearchContext,
  { zoom = defaultZoom, ...filters }: ListingFilters & { zoom?: number | undefined },
): Promise<Cluster[]> {
  return narrowListings(
    () => find(context, filters, shiftOf(zoom)),
    () => partsOfFilters(filters),
  )
}

async function find(context: SearchContext, filters: ListingFilters, shift: number): Promise<Cluster[]> {
  for (const plan of await searchPlansOf(context, filters)) {
    const cells = await answerPlan(
      context,
      plan,
      (index, indexed) => indexedCells(index, indexed, shift),
      () => readCells(context.database.reads, plan, shift),
    )
    if (cells.length > 0) return joinCells(cells, maxClusters).map(toCluster)
  }
  return []
}

function toCluster({ count, latitude, longitude, lowest, precision, id }: Cell): Cluster {
  const centre = (sum: number) => Math.round((sum / count / perDegree) * 100_000) / 100_000
  return {
    count,
    latitude: centre(latitude),
    longitude: centre(longitude),
    minPriceUSD: lowest === null ? null : lowest / 100,
    ...(count === 1 && { id, precision: precisionOf(precision) }),
  }
}

const cell = selection({
  x: whole(sql`placed.x`),
  y: whole(sql`placed.y`),
  count: whole(sql`count(*)`),
  latitude: float(sql`sum(round(placed.latitude * 1000000))`),
  longitude: float(sql`sum(round(placed.longitude * 1000000))`),
  lowest: nullable(float(sql`min(placed.price) * 100`)),
  precision: float(sql`max(coalesce(placed.precision, 'NaN'))`),
  id: string(sql`min(placed.id)`),
})

/** Web Mercator, as in `cellOf`. */
function readCells(db: Db, plan: SearchPlan, shift: number): Promise<Cell[]> {
  // Not 1: at the poles the projection is infinite.
  const sine = sql`greatest(-0.999999999999999::float8, least(0.999999999999999::float8, sin(radians(${coordinate('latitude')}))))`
  const toCell = (share: SQL) =>
    sql`least(1073741823, greatest(0, floor((${share}) * 1073741824)))::bigint >> ${sql.raw(`${shift}`)}`
  return cell.read(
    db,
    (columns) => sql`
    select ${columns} from (
      select l.id, l.shown_latitude as latitude, l.shown_longitude as longitude, ${sql.raw(priceColumn(plan.filters))} as price,
        (${sql.raw(precisionNumber('l.shown_precision'))})::float8 as precision,
        ${toCell(sql`(l.shown_longitude + 180) / 360`)} as x,
        ${toCell(sql`0.5 - ln((1 + ${sine}) / (1 - ${sine})) / (4 * pi())`)} as y
      from listings l
      where ${whereOfPlan(plan)} and l.shown_latitude is not null and l.shown_longitude is not null
    ) as placed group by placed.x, placed.y`,
  )
}

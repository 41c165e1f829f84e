import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { selection, string, whole } from '#server/core/database/selection.ts'
import { likePattern } from '#server/core/sql/likePattern.ts'
import { fold } from '#shared/core/text.ts'
import type { DevelopmentsQuery } from '#shared/developments/developments.ts'
import { unitFilterNames } from '#shared/developments/fittingUnits.ts'

const maxListed = 200
const isFree = sql`(u.state = 'free' or (u.state = 'held' and u.held_until <= now()))`

const listed = selection({ id: string(sql`d.id`), fitting: whole(sql`d.fitting`) })

/**
 * Those with free units first, then the nearest delivery; where something is asked of a unit, those with a free unit that
 * has all of it, and how many have. `rate`: guaraníes per US dollar, where prices are asked for.
 */
export async function findListed(
  db: Db,
  query: DevelopmentsQuery,
  rate: number | undefined,
): Promise<{ id: string; fitting?: number }[]> {
  const asksOfUnits = unitFilterNames.some((name) => query[name] !== undefined)
  const fitting = sql`(select count(*) from development_units u join development_unit_types t on t.id = u.type_id
    where u.development_id = d.id and ${isFree}${unitConditions(query, rate)})`
  const rows = await listed.read(
    db,
    (columns) => sql`select ${columns} from (
      select d.*, ${fitting} as fitting from developments d where d.is_published${filtersOf(query)}) as d
      ${asksOfUnits ? sql`where d.fitting > 0` : sql``}
      order by d.fitting > 0 desc, d.delivery_month nulls last, d.id limit ${maxListed}`,
  )
  return asksOfUnits ? rows : rows.map(({ id }) => ({ id }))
}

const folded = (text: SQL): SQL => sql`lower(public.immutable_unaccent(${text}))`
const foldedAll = (names: readonly string[]): SQL => sql`any(${sql.param(names.map(fold))}::text[])`

function filtersOf(query: DevelopmentsQuery): SQL {
  const { city, neighborhood, stage, deliveryBefore, amenities, text } = query
  const words = fold(text ?? '')
    .split(' ')
    .filter((word) => word !== '')
  const conditions = words.map((word) => sql` and ${folded(sql`d.name`)} like ${likePattern(word)}`)
  if (city) conditions.push(sql` and ${folded(sql`d.city`)} = ${foldedAll(city)}`)
  if (neighborhood) conditions.push(sql` and ${folded(sql`d.neighborhood`)} = ${foldedAll(neighborhood)}`)
  if (stage) conditions.push(sql` and d.stage = any(${sql.param(stage)}::text[])`)
  if (deliveryBefore) conditions.push(sql` and d.delivery_month < ${deliveryBefore}`)
  if (amenities) conditions.push(sql` and d.amenities @> ${sql.param(amenities)}::text[]`)
  return sql.join(conditions)
}

/** As `fitsUnit` says. */
function unitConditions(query: DevelopmentsQuery, rate: number | undefined): SQL {
  const { bedrooms, bathrooms, minPrice, maxPrice, minArea, maxArea } = query
  const dollars = sql`(case when d.currency = 'PYG' then u.price / ${rate ?? null}::float8 else u.price end)`
  const conditions: SQL[] = []
  if (bedrooms !== undefined) conditions.push(sql` and t.bedrooms >= ${bedrooms}`)
  if (bathrooms !== undefined) conditions.push(sql` and t.bathrooms >= ${bathrooms}`)
  if (minArea !== undefined) conditions.push(sql` and t.area >= ${minArea}`)
  if (maxArea !== undefined) conditions.push(sql` and t.area <= ${maxArea}`)
  if (minPrice !== undefined) conditions.push(sql` and ${dollars} >= ${minPrice}`)
  if (maxPrice !== undefined) conditions.push(sql` and ${dollars} <= ${maxPrice}`)
  return sql.join(conditions)
}

import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { microseconds, readCursor, writeCursor } from '#server/core/cursor.ts'
import { type CursorHead, type CursorRow, cursorHead, listingId } from '#server/listings/paging.ts'
import type { SortField, SortOrder } from '#shared/listings/listingTypes.ts'
import { priceByArea, rentByArea } from './engine/row.ts'
import { priceColumn } from './filterRows.ts'
import type { ColumnFilters } from './searchPlan.ts'

/** Supported by an index. */
export interface Order {
  /** In cursors. */
  name: string
  column: SQL
  kind: keyof typeof kinds
  nullable: boolean
  direction: SortOrder
  /** Of the id, and of nulls in the index. */
  id: SortOrder
  nulls: 'first' | 'last'
}

const kinds = {
  moment: {
    schema: microseconds,
    write: (column: SQL) => sql`(extract(epoch from ${column}) * 1000000)::bigint::text`,
    read: (key: string) => sql`(timestamptz 'epoch' + ${key}::float8 * interval '1 microsecond')`,
  },
  whole: {
    schema: z.string().regex(/^\d{1,9}$/),
    write: (column: SQL) => sql`${column}::text`,
    read: (key: string) => sql`${key}::int`,
  },
  decimal: {
    schema: z.string().regex(/^-?\d{1,16}(\.\d{1,2})?$/),
    write: (column: SQL) => sql`${column}::text`,
    read: (key: string) => sql`${key}::numeric`,
  },
} as const

/** `listings.table.ts` has an index for each; ascending returns scan one backward. */
export function orderOf(sortBy: SortField, direction: SortOrder, filters: ColumnFilters): Order {
  const defaults = {
    direction,
    nullable: false,
    id: direction === 'desc' ? 'asc' : 'desc',
    nulls: direction === 'desc' ? 'last' : 'first',
  } as const
  const name = `${sortBy}.${direction}`
  switch (sortBy) {
    case 'date':
      return { ...defaults, name, column: sql`l.first_published_at`, kind: 'moment' }
    case 'views':
      return { ...defaults, name, column: sql`l.views`, kind: 'whole' }
    case 'favorites':
      return { ...defaults, name, column: sql`l.favorites_count`, kind: 'whole' }
    case 'roi':
      return { ...defaults, name, column: sql`l.estimated_roi`, kind: 'decimal', nullable: true }
    case 'price': {
      const column = priceColumn(filters)
      const price = { column: sql.raw(column), kind: 'decimal', direction } as const
      if (column === 'l.monthly_rent') {
        return { ...price, name: `rent.${direction}`, nullable: true, id: 'asc', nulls: 'last' }
      }
      return { ...price, ...forward(direction), name, nullable: false }
    }
    case 'area':
      return { ...forward(direction), name, column: sql`l.area`, kind: 'decimal', nullable: true }
    case 'pricePerSqm': {
      const isRent = priceColumn(filters) === 'l.monthly_rent'
      const column = sql.raw(isRent ? rentByArea : priceByArea)
      const field = isRent ? 'rentByArea' : 'priceByArea'
      return { ...forward(direction), name: `${field}.${direction}`, column, kind: 'decimal', nullable: true }
    }
  }
}

/** Of an index by the value, then the id: descending returns scan it backward. */
const forward = (direction: SortOrder) =>
  ({ direction, id: direction, nulls: direction === 'asc' ? 'last' : 'first' }) as const

export interface PageOptions {
  cursor: string | undefined
  limit: number
  offset?: number
  materialize?: boolean
}

/**
 * A union of up to three index scans: ties with the cursor, rows after it, and rows without a value.
 * `materialize`: sort all matches, if they are few.
 */
export function pageInOrder(
  order: Order,
  where: SQL,
  { cursor, limit, offset = 0, materialize = false }: PageOptions,
): SQL {
  const { column, kind, id, nulls, direction } = order
  const key = kinds[kind].write(column)
  const sorted = sql`${column} ${sql.raw(`${direction} nulls ${nulls}`)}, l.id ${sql.raw(id)}`
  const ranges = rangesAfter(order, cursor).map(
    (range) => sql`(select l.id, ${key} as cursor_key
      from ${materialize ? sql`(select * from listings l where ${where} offset 0) as l` : sql`listings l`}
      where ${sql.join([materialize ? sql`true` : where, ...range], sql` and `)} order by ${sorted} limit ${limit + offset})`,
  )
  return sql`select id, cursor_key from (${sql.join(ranges, sql` union all `)}) as strips
    limit ${limit} offset ${offset}`
}

function rangesAfter(order: Order, cursor: string | undefined): SQL[][] {
  const { column, nullable } = order
  const withValue = nullable ? [sql`${column} is not null`] : []
  const withoutValue = sql`${column} is null`
  if (cursor === undefined) return nullable ? [withValue, [withoutValue]] : [withValue]

  const { k, i } = readSortCursor(order, cursor)
  const afterId = order.id === 'asc' ? sql`l.id > ${i}` : sql`l.id < ${i}`
  if (k === null) return [[withoutValue, afterId]]
  const value = kinds[order.kind].read(k)
  const ties = [sql`${column} = ${value}`, afterId]
  const after = [order.direction === 'asc' ? sql`${column} > ${value}` : sql`${column} < ${value}`]
  return nullable ? [ties, after, [withoutValue]] : [ties, after]
}

/** Throws `bad_cursor`. */
export function readSortCursor(order: Order, cursor: string) {
  const { schema } = kinds[order.kind]
  return readCursor(
    z.object({
      ...cursorHead,
      s: z.literal(order.name),
      k: order.nullable ? schema.nullable() : schema,
      i: listingId,
    }),
    cursor,
  )
}

export function cursorAfter(order: Order, row: CursorRow, head: CursorHead = { p: 0 }): string {
  return writeCursor({ s: order.name, ...head, k: row.cursor_key, i: row.id })
}

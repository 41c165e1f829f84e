import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, customType, numeric, text, timestamp } from 'drizzle-orm/pg-core'

/** A moment in time, read as `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** An amount of money: exact, read as decimal text. */
export const money = (name: string) => numeric(name, { precision: 16, scale: 2 })

/** A reference to another row by its text id. */
export const idOf = (name: string) => text(name)

/** What the full-text index keeps; never read back. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The list of a fixed set as it stands in a check constraint. */
function literals(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))
}

/** A check that a column holds one of the values of a shared vocabulary. */
export function isOneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${literals(values)})`)
}

/** A check that an array column holds only values of a shared vocabulary. */
export function areAllOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} <@ array[${literals(values)}]::text[]`)
}

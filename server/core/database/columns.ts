import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, customType, numeric, text, timestamp } from 'drizzle-orm/pg-core'

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Decimal text. */
export const money = (name: string) => numeric(name, { precision: 16, scale: 2 })

export const idOf = (name: string) => text(name)

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

function literals(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))
}

export function isOneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${literals(values)})`)
}

export function areAllOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, sql`${column} <@ array[${literals(values)}]::text[]`)
}

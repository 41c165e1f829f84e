import { Column, type GetColumnData, is, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { QueryResult } from 'pg'
import type { Db } from './database.ts'

interface Outer<C extends AnyPgColumn> {
  outer: C
}

type Fields = Record<string, AnyPgColumn | Outer<AnyPgColumn> | SQL>

type ValueOf<Field> = Field extends AnyPgColumn
  ? GetColumnData<Field>
  : Field extends Outer<infer C>
    ? GetColumnData<C> | null
    : Field extends SQL<infer T>
      ? T
      : never

type Selected<F extends Fields> = { [Name in keyof F]: ValueOf<F[Name]> }

export type RowOf<S> = S extends Selection<infer Row> ? Row : never

export interface Selection<Row extends Record<string, unknown>> {
  /** `query` must use the table names of the columns. */
  read: (db: Db, query: (columns: SQL) => SQL) => Promise<Row[]>
  /**
   * For SQL that varies in `sql.placeholder` values only: planned once per connection. After a migration of a
   * column type it fails until a restart.
   */
  prepare: (name: string, query: (columns: SQL) => SQL) => PreparedRead<Row>
}

type PreparedRead<Row> = (db: Db, values: Record<string, unknown>) => Promise<Row[]>

const dialect = new PgDialect()

/** Select list of raw SQL. SQL and row type share the fields; values are decoded as by Drizzle. */
export function selection<F extends Fields>(fields: F): Selection<Selected<F>> {
  const sources = Object.entries(fields).map(
    ([name, field]) => [name, 'outer' in field ? field.outer : field] as const,
  )
  const named = sources.map(([name, source]) => sql`${source} as ${sql.identifier(name)}`)
  const columns = precompiled(sql.join(named, sql`, `))
  const decoded = sources.flatMap(([name, source]) => (isDecoded(source) ? [[name, source] as const] : []))
  const decode = ({ rows }: QueryResult<Record<string, unknown>>) => {
    for (const row of rows)
      for (const [name, column] of decoded) {
        const value = row[name]
        if (value === null) continue
        const decodedValue = column.mapFromDriverValue(value)
        // Most values need no decoding, and assigning is slow.
        if (decodedValue !== value) row[name] = decodedValue
      }
    // Drizzle does not type raw SQL.
    return rows as Selected<F>[]
  }
  return {
    read: async (db, query) => decode(await db.execute(query(columns))),
    prepare(name, query) {
      const compiled = dialect.sqlToQuery(query(columns))
      return async (db, values) => {
        const prepared = db._.session.prepareQuery<RawQuery>(compiled, undefined, name, false)
        return decode(await prepared.execute(values))
      }
    },
  }
}

interface RawQuery extends PreparedQueryConfig {
  execute: QueryResult<Record<string, unknown>>
}

const isDecoded = (source: AnyPgColumn | SQL): source is AnyPgColumn =>
  is(source, Column) && source.mapFromDriverValue !== Column.prototype.mapFromDriverValue

function precompiled(columns: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(columns)
  return params.length === 0 ? sql.raw(text) : columns
}

export const orNull = <C extends AnyPgColumn>(column: C): Outer<C> => ({ outer: column })

export const whole = (expression: SQL): SQL<number> => sql`(${expression})::int`
export const float = (expression: SQL): SQL<number> => sql`(${expression})::float8`
export const bool = (expression: SQL): SQL<boolean> => sql`(${expression})::boolean`
export const string = (expression: SQL): SQL<string> => sql`(${expression})::text`
export const nullable = <T>(expression: SQL<T>): SQL<T | null> => sql`${expression}`

import { Column, type GetColumnData, is, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/** A column of a table that an outer join may leave without a row. */
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

/** The rows that a selection of these fields gives. */
type Selected<F extends Fields> = { [Name in keyof F]: ValueOf<F[Name]> }

/** A row of a selection. */
export type RowOf<S> = S extends Selection<infer Row> ? Row : never

export interface Selection<Row extends Record<string, unknown>> {
  /** Runs SQL that selects these columns, and no others; an alias of a table in it is that of the columns. */
  read: (db: Db, query: (columns: SQL) => SQL) => Promise<Row[]>
}

const dialect = new PgDialect()

/**
 * What raw SQL selects: columns, and expressions whose type says their cast (`whole`, `float`, ...). The SQL and the type of its
 * rows are made of the same fields, and values are read as Drizzle reads them.
 */
export function selection<F extends Fields>(fields: F): Selection<Selected<F>> {
  const sources = Object.entries(fields).map(
    ([name, field]) => [name, 'outer' in field ? field.outer : field] as const,
  )
  const named = sources.map(([name, source]) => sql`${source} as ${sql.identifier(name)}`)
  const columns = fixed(sql.join(named, sql`, `))
  const decoders = sources.flatMap(([name, source]) => (is(source, Column) ? [[name, source] as const] : []))
  return {
    async read(db, query) {
      const { rows } = await db.execute<Record<string, unknown>>(query(columns))
      for (const row of rows)
        for (const [name, column] of decoders)
          if (row[name] !== null) row[name] = column.mapFromDriverValue(row[name])
      // The SQL and the type are made of the same fields; Drizzle types no row of raw SQL.
      return rows as Selected<F>[]
    },
  }
}

/** SQL without parameters written out once, not for every query. */
function fixed(columns: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(columns)
  return params.length === 0 ? sql.raw(text) : columns
}

/** A column of a table that an outer join may leave without a row: null there. */
export const orNull = <C extends AnyPgColumn>(column: C): Outer<C> => ({ outer: column })

export const whole = (expression: SQL): SQL<number> => sql`(${expression})::int`
export const float = (expression: SQL): SQL<number> => sql`(${expression})::float8`
export const bool = (expression: SQL): SQL<boolean> => sql`(${expression})::boolean`
export const string = (expression: SQL): SQL<string> => sql`(${expression})::text`
/** The same where an expression may be null. */
export const nullable = <T>(expression: SQL<T>): SQL<T | null> => sql`${expression}`

import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { imports } from '#server/imports/imports.table.ts'
import type { Currency } from '#shared/currency/currencies.ts'
import type { ImportCounts } from '#shared/imports/importStates.ts'
import type { ImportGroup } from '#shared/imports/imports.ts'

const maxGroups = 100
const shownRows = 5
/** Problems whose cure depends on the value. */
const byValue = sql`('unknown_value', 'unknown_place', 'unknown_amenity', 'unknown_item')`

export const noCounts: ImportCounts = {
  create: 0,
  update: 0,
  unchanged: 0,
  withdraw: 0,
  refused: 0,
  warned: 0,
  kept: 0,
}

/** Counts and groups of the checked rows, written to the import. */
export async function summarize(tx: Db, importId: string): Promise<void> {
  const { rows } = await tx.execute<{ name: string; count: number }>(sql`
    select action as name, count(*)::int as count from import_rows where import_id = ${importId} and action is not null group by 1
    union all
    select 'warned', count(*)::int from import_rows
    where import_id = ${importId} and action <> 'refused' and warnings <> '[]'
    union all
    select 'kept', count(*)::int from import_rows where import_id = ${importId} and kept <> '[]'`)
  const [{ skipped } = { skipped: 0 }] = await tx
    .select({ skipped: imports.skipped })
    .from(imports)
    .where(eq(imports.id, importId))
  const counts = { ...noCounts, ...Object.fromEntries(rows.map(({ name, count }) => [name, count])) }
  const groups = [...(await readGroups(tx, importId, true)), ...(await readGroups(tx, importId, false))]
  counts.unchanged += skipped
  await tx.update(imports).set({ counts, groups }).where(eq(imports.id, importId))
}

async function readGroups(tx: Db, importId: string, isRefused: boolean): Promise<ImportGroup[]> {
  const column = isRefused ? sql`problems` : sql`warnings`
  const { rows } = await tx.execute<{
    code: string
    field: string | null
    value: string | null
    typed: Currency | null
    count: number
    rows: number[]
  }>(sql`
    select p->>'code' as code, p->>'field' as field,
      case when p->>'code' in ${byValue} then p->>'value' end as value,
      p->>'typed' as typed, count(*)::int as count, (array_agg(r.number order by r.number))[1:${sql.raw(String(shownRows))}] as rows
    from import_rows r, jsonb_array_elements(r.${column}) p
    where r.import_id = ${importId} and (r.action = 'refused') = ${isRefused}
    group by 1, 2, 3, 4 order by count(*) desc, 1, 2, 3, 4 limit ${maxGroups}`)
  return rows.map(({ code, field, value, typed, ...rest }) => ({
    ...rest,
    ...{ code, field, isRefused, value: value ?? '', remedy: '' },
    key: `${code}:${field ?? ''}`,
    ...(typed && { seemsIn: typed === 'USD' ? ('PYG' as const) : ('USD' as const) }),
  }))
}

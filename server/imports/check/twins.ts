import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { importRows, listingSources } from '#server/imports/importRows.table.ts'
import { importSources } from '#server/imports/imports.table.ts'

/** What two sources say alike of one home. */
const alike = [
  ...['title', 'description', 'city'],
  ...['propertyType', 'transactionType', 'bedrooms', 'area', 'builtArea', 'landArea'],
]
/** A short one may be anybody's. */
const leastText = 40

const keyOf = (said: SQL) => {
  const values = alike.map((name) => sql`${said}->${sql.raw(`'${name}'`)}`)
  return sql<string>`md5(jsonb_build_array(${sql.join(values, sql`, `)})::text)`
}

/** Warns of new rows that another source of the same party has, and still offers: both would be shown. */
export async function warnOfTwins(tx: Db, importId: string, sourceId: string): Promise<void> {
  const others = await offeredByOthers(tx, sourceId)
  if (others.size === 0) return
  // Matched here: the database has no statistics of rows that came with this transaction, and compares each with each.
  const created = await tx
    .select({ number: importRows.number, key: keyOf(sql`${importRows.said}`) })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.action, 'create')))
  const numbers = new Map<string, number[]>()
  for (const { number, key } of created) {
    const name = others.get(key)
    if (name === undefined) continue
    const twins = numbers.get(name) ?? []
    twins.push(number)
    numbers.set(name, twins)
  }
  for (const [name, twins] of numbers) {
    const warning = { code: 'other_source', field: null, column: null, value: name }
    await tx
      .update(importRows)
      .set({ warnings: sql`${importRows.warnings} || ${JSON.stringify([warning])}::jsonb` })
      .where(and(eq(importRows.importId, importId), sql`${importRows.number} = any(${sql.param(twins)})`))
  }
}

/** Names of sources, by what they say of a home. */
async function offeredByOthers(tx: Db, sourceId: string): Promise<Map<string, string>> {
  const [own] = await tx.select().from(importSources).where(eq(importSources.id, sourceId))
  if (!own) return new Map()
  const ofParty = own.agencyId
    ? eq(importSources.agencyId, own.agencyId)
    : eq(importSources.userId, own.userId ?? '')
  const offered = await tx
    .select({ key: keyOf(sql`${listingSources.written}`), name: importSources.name })
    .from(listingSources)
    .innerJoin(importSources, eq(importSources.id, listingSources.sourceId))
    .where(
      and(
        ne(importSources.id, sourceId),
        ofParty,
        isNull(listingSources.withdrawnAt),
        sql`length(${listingSources.written}->>'description') >= ${leastText}`,
      ),
    )
  return new Map(offered.map(({ key, name }) => [key, name]))
}

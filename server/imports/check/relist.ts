import { and, eq, gt, inArray, isNotNull, notExists, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { importRows, listingSources } from '#server/imports/importRows.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import type { ImportMapping } from '#shared/imports/imports.ts'
import { type CheckNeeds, checkContext, checkRows, writeResults } from './checkImport.ts'
import { sayRow } from './checkRow.ts'

interface Run {
  importId: string
  sourceId: string
  /** Codes that are in it. */
  seen: ReadonlySet<string>
  mapping: ImportMapping
}

type FindRun = Pick<Run, 'importId' | 'sourceId' | 'seen'>

/** What a home keeps while it is offered, wherever its price goes. */
const traits = ['propertyType', 'transactionType', 'city', 'neighborhood', 'bedrooms'] as const
const areas = ['area', 'builtArea', 'landArea'] as const
/** Of the pictures of whichever has fewer. */
const leastShared = 0.5

type RelistNeeds = Pick<CheckNeeds, 'readLocalFigures'> & { rate: number }

/**
 * A new code for a home that was hidden, or that went with this run: it takes the listing over, with its history and
 * conversations. Only where no other home is like it.
 */
export async function relistKnown(tx: Db, needs: RelistNeeds, run: Run): Promise<void> {
  const found = await findRelisted(tx, run, 'gone')
  for (const [{ externalId }, old] of found)
    await tx
      .update(listingSources)
      .set({ externalId: externalId ?? '', rawHash: null })
      .where(and(eq(listingSources.sourceId, run.sourceId), eq(listingSources.externalId, old.externalId)))
  await checkAnew(tx, needs, run, { rows: found.map(([row]) => row) })
}

/**
 * As `relistKnown`, of a sheet that is only checked: its rows say so, and give the code once they are written. What a
 * sheet leaves out may still be offered: only what was hidden counts as gone.
 */
export async function offerRelisting(tx: Db, needs: RelistNeeds, run: Run): Promise<void> {
  const found = await findRelisted(tx, run, 'hidden')
  const codes = new Map(found.map(([{ externalId }, old]) => [externalId ?? '', old.externalId]))
  await checkAnew(tx, needs, run, { rows: found.map(([row]) => row), codes })
}

async function findRelisted(
  tx: Db,
  { importId, sourceId, seen }: FindRun,
  which: 'gone' | 'hidden',
): Promise<[Created, Old][]> {
  const gone = await findGone(tx, { importId, sourceId, seen }, which)
  if (gone.length === 0) return []
  const created = await tx
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        // A new one's price or place may be doubtful, where a known one's is not.
        inArray(importRows.action, ['create', 'refused']),
        isNotNull(importRows.said),
      ),
    )
  const olds = byLikeness(gone, ({ written }) => written)
  const news = byLikeness(created, ({ said }) => said ?? {})
  const found: [Created, Old][] = []
  for (const [likeness, [row, another]] of news) {
    const [old, further] = olds.get(likeness) ?? []
    if (!row?.externalId || another || !old || further || !isSameHome(row, old)) continue
    if (!(await hasTwin(tx, sourceId, { old, seen }))) found.push([row, old])
  }
  return found
}

/** `codes`: of the source, by those that the rows have. */
async function checkAnew(
  tx: Db,
  needs: RelistNeeds,
  { importId, sourceId, mapping }: Run,
  { rows, codes }: { rows: Created[]; codes?: ReadonlyMap<string, string> },
): Promise<void> {
  if (rows.length === 0) return
  const context = checkContext({ db: tx, readLocalFigures: needs.readLocalFigures }, mapping, needs.rate)
  const said = rows.map((row) => sayRow(row, mapping))
  const batch = { rows, said, seen: new Set<string>(), ...(codes && { codes }) }
  await writeResults(tx, importId, await checkRows(tx, sourceId, batch, context))
}

type Created = typeof importRows.$inferSelect
type Old = Awaited<ReturnType<typeof findGone>>[number]

/** But for those that a row of the run has taken over. */
async function findGone(tx: Db, { importId, sourceId, seen }: FindRun, which: 'gone' | 'hidden') {
  const { externalId, written, pictures } = listingSources
  const rows = await tx
    .select({ externalId, written, pictures })
    .from(listingSources)
    .innerJoin(listings, eq(listings.id, listingSources.listingId))
    .where(
      and(
        eq(listingSources.sourceId, sourceId),
        notInArray(listings.status, ['deleted', 'closed']),
        notExists(
          tx
            .select({ number: importRows.number })
            .from(importRows)
            .where(
              and(
                eq(importRows.importId, importId),
                eq(importRows.listingId, listingSources.listingId),
                gt(importRows.number, 0),
              ),
            ),
        ),
        which === 'hidden' ? isNotNull(listingSources.withdrawnAt) : undefined,
      ),
    )
  return rows.filter((row) => !seen.has(row.externalId))
}

type Fields = Record<string, unknown>

/** Those of which something tells them apart: a home without areas is like many. */
function byLikeness<T>(all: readonly T[], fieldsOf: (one: T) => Fields): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const one of all) {
    const fields = fieldsOf(one)
    if (!areas.some((name) => Number(fields[name] ?? 0) > 0)) continue
    const key = JSON.stringify([...traits, ...areas].map((name) => fields[name] ?? null))
    found.set(key, [...(found.get(key) ?? []), one])
  }
  return found
}

/** By their pictures; of homes without any, by their words. */
function isSameHome(row: Created, { written, pictures: before }: Old): boolean {
  const now = row.pictures?.map(({ url }) => url) ?? []
  if (now.length === 0 || before.length === 0)
    return now.length === before.length && isSameText(row.said ?? {}, written)
  const [fewer, more] = now.length < before.length ? [now, before] : [before, now]
  const names = new Set(more.flatMap((url) => [url, nameOf(url)]))
  const shared = fewer.filter((url) => names.has(url) || names.has(nameOf(url)))
  return shared.length >= fewer.length * leastShared
}

const isSameText = (a: Fields, b: Fields) => a.description === b.description && a.title === b.title

/** Of a file, where its folder may be the listing's code; "1.jpg" names none. */
function nameOf(url: string): string {
  const name = url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  return name.length >= 12 ? name : url
}

/** Another home of the source, still offered, that is like it: flats of one plan share their pictures. */
async function hasTwin(
  tx: Db,
  sourceId: string,
  { old, seen }: { old: Old; seen: ReadonlySet<string> },
): Promise<boolean> {
  const like = Object.fromEntries(
    [...traits, ...areas].flatMap((name) => (old.written[name] == null ? [] : [[name, old.written[name]]])),
  )
  const twins = await tx
    .select({ externalId: listingSources.externalId })
    .from(listingSources)
    .where(
      and(
        eq(listingSources.sourceId, sourceId),
        sql`${listingSources.written} @> ${JSON.stringify(like)}::jsonb`,
      ),
    )
  return twins.some(({ externalId }) => seen.has(externalId))
}

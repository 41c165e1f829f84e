import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import type { ImportSummary } from '#shared/imports/imports.ts'
import { importPictures } from './importRows.table.ts'
import { importSources, imports } from './imports.table.ts'

export type ImportRecord = typeof imports.$inferSelect & { source: string | null }

export async function findImport(db: Db, id: string): Promise<ImportRecord | undefined> {
  const [row] = await db
    .select({ found: imports, source: importSources.name })
    .from(imports)
    .leftJoin(importSources, eq(importSources.id, imports.sourceId))
    .where(eq(imports.id, id))
  return row && { ...row.found, source: row.source }
}

/** Newest first, after a place in that order. */
export async function findImports(
  db: Db,
  isOwn: SQL | undefined,
  { limit, after }: { limit: number; after: { createdAt: Date; id: string } | undefined },
): Promise<ImportRecord[]> {
  const isAfter =
    after &&
    or(
      lt(imports.createdAt, after.createdAt),
      and(eq(imports.createdAt, after.createdAt), lt(imports.id, after.id)),
    )
  const rows = await db
    .select({ found: imports, source: importSources.name })
    .from(imports)
    .leftJoin(importSources, eq(importSources.id, imports.sourceId))
    .where(and(isOwn, isAfter))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(limit)
  return rows.map(({ found, source }) => ({ ...found, source }))
}

/** Of a feed, newest first. */
export async function readRuns(db: Db, feedId: string, limit: number): Promise<ImportRecord[]> {
  const rows = await db
    .select({ found: imports, source: importSources.name })
    .from(imports)
    .leftJoin(importSources, eq(importSources.id, imports.sourceId))
    .where(eq(imports.feedId, feedId))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(limit)
  return rows.map(({ found, source }) => ({ ...found, source }))
}

export async function countPictures(
  db: Db,
  ids: string[],
): Promise<Map<string, Pick<ImportSummary['progress'], 'pictures' | 'picturesDone' | 'picturesFailed'>>> {
  if (ids.length === 0) return new Map()
  const { importId, state } = importPictures
  const rows = await db
    .select({
      importId,
      pictures: sql<number>`count(*)::int`,
      picturesDone: sql<number>`(count(*) filter (where ${state} = 'done'))::int`,
      picturesFailed: sql<number>`(count(*) filter (where ${state} = 'failed'))::int`,
    })
    .from(importPictures)
    .where(inArray(importId, ids))
    .groupBy(importId)
  return new Map(rows.map(({ importId: id, ...counts }) => [id, counts]))
}

export function findSources(db: Db, isOwn: SQL | undefined) {
  return db.select().from(importSources).where(isOwn).orderBy(desc(importSources.usedAt)).limit(20)
}

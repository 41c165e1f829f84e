import { and, asc, eq, isNull } from 'drizzle-orm'
import type { PersonalDataSource } from '#server/core/personalData.ts'
import { importFeeds } from './feeds/feeds.table.ts'
import { importSources, imports } from './imports.table.ts'

/** An agency's stay with it. */
export const importsData: PersonalDataSource = {
  name: 'imports',
  async export(db, userId) {
    const { id, fileName, state, counts, createdAt, finishedAt } = imports
    return db
      .select({ id, fileName, state, counts, createdAt, finishedAt })
      .from(imports)
      .where(eq(imports.userId, userId))
      .orderBy(asc(createdAt), asc(id))
  },
  async erase(tx, userId) {
    await tx.delete(imports).where(and(eq(imports.userId, userId), isNull(imports.agencyId)))
    await tx.delete(importFeeds).where(and(eq(importFeeds.userId, userId), isNull(importFeeds.agencyId)))
    await tx.delete(importSources).where(eq(importSources.userId, userId))
  },
}

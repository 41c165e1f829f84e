import { and, desc, eq, inArray, notInArray, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import type { PersonalDataSource } from '#server/core/personalData.ts'
import { activities } from './activities.table.ts'

const erasedName = '—'

/** Erasing the account removes names, not events. */
export const activitiesData: PersonalDataSource = {
  name: 'activities',
  export: (db, userId) => {
    const { action, event, subjectName, changes, createdAt } = activities
    return db
      .select({ action, event, subject: subjectName, changes, createdAt })
      .from(activities)
      .where(and(eq(activities.actorKind, 'user'), eq(activities.actorId, userId)))
      .orderBy(desc(activities.createdAt))
  },
  async erase(tx, userId) {
    await tx
      .update(activities)
      .set({ userName: erasedName, changes: null, reason: null })
      .where(and(eq(activities.actorKind, 'user'), eq(activities.actorId, userId)))
    await tx
      .update(activities)
      .set({ subjectName: erasedName, changes: null, reason: null })
      .where(and(eq(activities.subjectKind, 'user'), eq(activities.subjectId, userId)))
  },
}

/** `othersNames`: rows whose name stays; rows of older versions lack the actor. */
export async function eraseListingActivities(
  tx: Db,
  listingIds: SQLWrapper,
  othersNames: SQLWrapper,
): Promise<void> {
  const isTheirs = inArray(activities.subjectId, listingIds)
  await tx.update(activities).set({ changes: null, reason: null }).where(isTheirs)
  await tx
    .update(activities)
    .set({ userName: erasedName })
    .where(and(isTheirs, eq(activities.actorKind, 'user'), notInArray(activities.userName, othersNames)))
}

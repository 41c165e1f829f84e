import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { users } from './users.table.ts'

/** Whether anybody may see a user's name and picture, by themselves and with their listings: who chose to be seen, and is there. */
export const isSeen = (user: Pick<typeof users.$inferSelect, 'publicProfile' | 'deletedAt'>): boolean =>
  user.publicProfile && user.deletedAt === null

/** The same as a condition on the table. */
export const whereSeen = (
  columns: Record<'publicProfile' | 'deletedAt', AnyPgColumn> = users,
): SQL | undefined => and(eq(columns.publicProfile, true), isNull(columns.deletedAt))

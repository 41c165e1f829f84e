import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { users } from './users.table.ts'

/** With their profile and listings. */
export const isSeen = (
  user: Pick<typeof users.$inferSelect, 'publicProfile' | 'deletedAt' | 'suspendedAt'>,
): boolean => user.publicProfile && user.deletedAt === null && user.suspendedAt === null

export const whereSeen = (
  columns: Record<'publicProfile' | 'deletedAt' | 'suspendedAt', AnyPgColumn> = users,
): SQL | undefined =>
  and(eq(columns.publicProfile, true), isNull(columns.deletedAt), isNull(columns.suspendedAt))

import { eq } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import type { InquiryReturn } from '#shared/inquiries/inbox.ts'
import { inquiryReturns } from './inquiryReturns.table.ts'

/** Undefined: its listing came from nowhere else, or its source is told nothing. */
export async function findReturn(db: Db, inquiryId: string): Promise<InquiryReturn | undefined> {
  const { way, state, changedAt } = inquiryReturns
  const [found] = await db
    .select({ way, state, at: changedAt })
    .from(inquiryReturns)
    .where(eq(inquiryReturns.inquiryId, inquiryId))
  return found && { ...found, at: found.at.toISOString() }
}

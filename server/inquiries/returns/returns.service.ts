import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import type { InquiryReturn } from '#shared/inquiries/inbox.ts'
import { inquiryReturns } from './inquiryReturns.table.ts'

type Row = typeof inquiryReturns.$inferSelect
export type Return = Pick<
  Row,
  'inquiryId' | 'way' | 'feedId' | 'target' | 'externalId' | 'state' | 'attempts' | 'problem'
>

/** Undefined: its listing came from nowhere else, or its source is told nothing. */
export async function findReturn(db: Db, inquiryId: string): Promise<InquiryReturn | undefined> {
  const { way, state, changedAt } = inquiryReturns
  const [found] = await db
    .select({ way, state, at: changedAt })
    .from(inquiryReturns)
    .where(eq(inquiryReturns.inquiryId, inquiryId))
  return found && { ...found, at: found.at.toISOString() }
}

/** Whether it was not there yet. */
export async function addReturn(
  tx: Db,
  added: Pick<Return, 'inquiryId' | 'way' | 'feedId' | 'target' | 'externalId'>,
): Promise<boolean> {
  const rows = await tx
    .insert(inquiryReturns)
    .values(added)
    .onConflictDoNothing()
    .returning({ id: inquiryReturns.inquiryId })
  return rows.length > 0
}

export async function changeReturn(
  db: Db,
  inquiryId: string,
  change: Pick<Return, 'state'> & Partial<Pick<Return, 'problem' | 'attempts'>>,
): Promise<void> {
  await db
    .update(inquiryReturns)
    .set({ ...change, changedAt: sql`now()` })
    .where(eq(inquiryReturns.inquiryId, inquiryId))
}

/** Undefined: it is not to be sent, or nobody knows whether it was, as its server was killed meanwhile. */
export function beginReturn(db: Db, inquiryId: string): Promise<Return | undefined> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(inquiryReturns)
      .where(eq(inquiryReturns.inquiryId, inquiryId))
      .for('update')
    if (found?.state !== 'waiting' && found?.state !== 'sending') return undefined
    const isCut = found.state === 'sending'
    const attempts = found.attempts + 1
    await changeReturn(tx, inquiryId, { state: isCut ? 'unsure' : 'sending', attempts })
    return isCut ? undefined : { ...found, attempts }
  })
}

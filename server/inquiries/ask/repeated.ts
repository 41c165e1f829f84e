import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/core/database/database.ts'
import { mailboxOf } from '#server/core/mailbox.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'

type Asked = Pick<
  typeof inquiries.$inferSelect,
  'listingId' | 'message' | 'inquiryType' | 'phone' | 'preferredTimes'
> & { email: string }

const day = 24 * 3_600_000

const same = (column: PgColumn, value: string | null): SQL =>
  value === null ? isNull(column) : eq(column, value)

/** The id of the same question about the same listing by the same sender within a day. The recipient is locked. */
export async function findEqual(tx: Db, asked: Asked, now: Date): Promise<string | undefined> {
  const rows = await tx
    .select({ id: inquiries.id, email: inquiries.email })
    .from(inquiries)
    .where(
      and(
        eq(inquiries.listingId, asked.listingId),
        gt(inquiries.createdAt, new Date(now.getTime() - day)),
        eq(inquiries.channel, 'form'),
        sql`${inquiries.status} <> 'spam'`,
        eq(inquiries.message, asked.message),
        eq(inquiries.inquiryType, asked.inquiryType),
        same(inquiries.phone, asked.phone),
        sql`${inquiries.preferredTimes} = ${JSON.stringify(asked.preferredTimes)}::jsonb`,
      ),
    )
  const mailbox = mailboxOf(asked.email)
  return rows.find(({ email }) => email !== null && mailboxOf(email) === mailbox)?.id
}

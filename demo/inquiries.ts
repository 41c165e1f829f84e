import { sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { inquiries, inquiryMessages } from '#server/inquiries/inquiries.table.ts'
import type { Chance } from './chance.ts'
import { chanceId } from './chance.ts'
import { answers, questions } from './questions.ts'

const hour = 3_600_000
const day = 24 * hour

/** Days ago; older ones are answered. */
export async function writeInquiries(
  db: Db,
  chance: Chance,
  listingIds: readonly string[],
  now: Date,
): Promise<void> {
  const asked = questions.slice(0, listingIds.length).map(([inquiryType, name, message], index) => {
    const createdAt = new Date(now.getTime() - Math.round((index * 1.7 + 0.4) * day))
    const text = answers[index]
    return {
      answer: text === undefined ? null : { text, at: new Date(createdAt.getTime() + (index + 1) * hour) },
      id: chanceId(chance),
      listingId: listingIds[index] ?? '',
      name,
      email: `interesado${index + 1}@demo.oga`,
      phone: index % 2 === 0 ? `+5959820003${index}0` : null,
      message,
      inquiryType,
      createdAt,
    }
  })
  await db.insert(inquiries).values(
    asked.map(({ answer, ...inquiry }) => ({
      ...inquiry,
      status: answer ? ('answered' as const) : ('new' as const),
      isUnread: !answer,
      hasUnreadAnswer: Boolean(answer),
      firstAnsweredAt: answer?.at ?? null,
      lastMessageAt: answer?.at ?? inquiry.createdAt,
    })),
  )
  const written = asked.flatMap(({ id, answer }) =>
    answer
      ? {
          id: chanceId(chance),
          inquiryId: id,
          side: 'recipient' as const,
          text: answer.text,
          createdAt: answer.at,
        }
      : [],
  )
  if (written.length > 0) await db.insert(inquiryMessages).values(written)
  await db.execute(sql`
    update inquiries i set recipient_user_id = l.owner_user_id, agency_id = l.agency_id,
      searched = lower(public.immutable_unaccent(concat_ws(' ', i.name, i.email, i.phone, i.message,
        (select string_agg(m.text, ' ') from inquiry_messages m where m.inquiry_id = i.id),
        (select string_agg(t.title, ' ') from listing_texts t where t.listing_id = l.id))))
    from listings l where l.id = i.listing_id`)
}

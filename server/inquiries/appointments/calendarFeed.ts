import { and, desc, eq, gt, ne, or, sql } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import { siteAddress } from '#server/core/env.ts'
import { words } from '#server/core/words.ts'
import { listingPlace } from '#server/inquiries/inbox/toThread.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import { textsOfRow, titleIn } from '#server/listings/listingTexts.ts'
import { addressIn } from '#server/notifications/mailer.ts'
import { users } from '#server/users/users.table.ts'
import { defaultLanguage } from '#shared/core/language.ts'
import { inquiryPaths } from '#shared/inquiries/inbox.ts'
import { writeCalendarFeed } from './calendar.ts'
import { eventOf, visitorLines } from './event.ts'
import { inquiryAppointments } from './inquiryAppointments.table.ts'

const maxVisits = 500
/** Of visits that were. */
const since = sql`now() - interval '90 days'`

/** The visits of a user, to homes that they show and homes that they see, newest first; cancelled ones say so. */
export async function visitsCalendar(
  { db, env }: Pick<Context, 'db' | 'env'>,
  userId: string,
): Promise<string> {
  const [reader] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId))
  const language = reader?.language ?? defaultLanguage
  const { shownAddress: address, neighborhood, city } = listings
  const rows = await db
    .select({
      appointment: inquiryAppointments,
      thread: inquiries,
      listing: { address, neighborhood, city, texts: textsOfRow(listings.id) },
    })
    .from(inquiryAppointments)
    .innerJoin(inquiries, eq(inquiries.id, inquiryAppointments.inquiryId))
    .innerJoin(listings, eq(listings.id, inquiries.listingId))
    .where(
      and(
        or(eq(inquiries.recipientUserId, userId), eq(inquiries.senderUserId, userId)),
        ne(inquiries.status, 'spam'),
        gt(inquiryAppointments.startsAt, since),
      ),
    )
    .orderBy(desc(inquiryAppointments.startsAt))
    .limit(maxVisits)
  const { appointments: w } = words(language).inquiryMails
  const events = rows.map(({ appointment, thread, listing }) => {
    const isShown = thread.recipientUserId === userId
    const title = (language === 'en' && listing.texts.en?.title) || titleIn(listing.texts)
    return eventOf(appointment, {
      summary: w.agreed.heading(title),
      place: listingPlace(listing),
      url: siteAddress(env) + inquiryPaths[isShown ? 'thread' : 'conversation'](thread.id),
      organizer: addressIn(env.MAIL_FROM ?? ''),
      visitor: isShown ? visitorLines(thread, language) : [],
    })
  })
  return writeCalendarFeed(events, words(language).inquiryMails.calendar)
}

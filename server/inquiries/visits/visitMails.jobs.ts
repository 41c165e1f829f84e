import { and, eq } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { handle, type JobHandler } from '#server/core/jobs/job.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { words } from '#server/core/words.ts'
import { listingPlace } from '#server/inquiries/inbox/toThread.ts'
import type { InquiryLinks } from '#server/inquiries/links.ts'
import { addressOf, readCorrespondence } from '#server/inquiries/mails/correspondence.ts'
import { framed, type Writing } from '#server/inquiries/mails/letters.ts'
import { mailsWait, replyAddress } from '#server/inquiries/mails/mailJob.ts'
import { siteAddress } from '#server/notifications/deliveries.ts'
import { type Letter, mailOf } from '#server/notifications/mail.ts'
import { addressIn, deliverMail, type Mailer } from '#server/notifications/mailer.ts'
import { timeInWords } from '#server/notifications/messages.ts'
import type { Notifier } from '#server/notifications/notifications.service.ts'
import { inquirySides } from '#shared/inquiries/inbox.ts'
import { methodOf, writeCalendar } from './calendar.ts'
import { eventOf } from './event.ts'
import { inquiryVisits } from './inquiryVisits.table.ts'
import { announceVisit, mailVisit } from './visitJobs.ts'

type VisitRow = typeof inquiryVisits.$inferSelect

interface Dependencies {
  queue: Pick<Queue, 'send'>
  notifier: Notifier
  mailer: Mailer | undefined
  links: InquiryLinks
}

export function visitJobs(
  { db, env, log }: Context,
  { queue, notifier, mailer, links }: Dependencies,
): JobHandler[] {
  const origin = siteAddress(env)
  const receivesMail = env.INBOUND_ADDRESS !== undefined
  return [
    {
      ...handle(mailVisit, async ({ visitId, sequence, to, isReminder }) => {
        const visit = await current(db, visitId, sequence)
        const inquiry = visit && (await readCorrespondence(db, visit.inquiryId))
        const address = inquiry && (await addressOf(db, inquiry, to))
        if (!mailer || !visit || !inquiry || !address) return
        const token = links.tokenOf(inquiry.id, to)
        const writing = { inquiry, to, address, token, origin, receivesMail }
        const letter = writeVisit(writing, visit, isReminder)
        const event = eventOf(visit, {
          summary: letter.heading,
          place: listingPlace(inquiry.listing),
          url: letter.action.url,
          organizer: addressIn(env.MAIL_FROM ?? ''),
          attendee: address.email,
        })
        const thread = `inquiry.${inquiry.id}.${to}`
        const mail = mailOf(letter, {
          id: `visit.${visitId}.${sequence}.${to}${isReminder ? '.reminder' : ''}`,
          to: address.email,
          language: address.language,
          replyTo: replyAddress(env, { token, to, email: inquiry.email }),
          thread,
        })
        const calendar = { method: methodOf(event), text: writeCalendar(event) }
        await deliverMail({ mailer, log }, isReminder ? mail : { ...mail, calendar }, 'visit')
      }),
      paused: mailer ? undefined : mailsWait,
    },

    handle(announceVisit, async ({ visitId, sequence, by, isReminder }) => {
      const visit = await current(db, visitId, sequence)
      if (!visit || (isReminder && (visit.status !== 'agreed' || visit.startsAt < new Date()))) return
      const inquiry = await readCorrespondence(db, visit.inquiryId)
      if (!inquiry) return
      const { id: listingId, title, titleEn } = inquiry.listing
      const about = { listingId, title, titleEn, inquiryId: inquiry.id }
      const kind = isReminder
        ? 'visit_reminder'
        : visit.status === 'agreed'
          ? 'visit_agreed'
          : 'visit_cancelled'
      const startsAt = visit.startsAt.toISOString()
      await db.transaction(async (tx) => {
        for (const to of inquirySides) {
          const key = `${visitId} ${sequence} ${to} ${isReminder}`
          await queue.send(mailVisit, { visitId, sequence, to, isReminder }, { tx, key })
          const userId = to === 'sender' ? inquiry.senderUserId : inquiry.recipientUserId
          if (userId !== null && to !== by)
            await notifier.push(userId, { kind, ...about, startsAt, to }, { tx })
        }
      })
    }),
  ]
}

/** Undefined if changed since. */
async function current(db: Db, id: string, sequence: number): Promise<VisitRow | undefined> {
  const [visit] = await db
    .select()
    .from(inquiryVisits)
    .where(and(eq(inquiryVisits.id, id), eq(inquiryVisits.sequence, sequence)))
  return visit
}

function writeVisit(writing: Writing, visit: VisitRow, isReminder: boolean): Letter {
  const { language } = writing.address
  const { visits: w, facts } = words(language).inquiryMails
  const { title, name, frame } = framed(writing)
  const time = timeInWords(visit.startsAt.toISOString(), language)
  const isCancelled = visit.status === 'cancelled'
  const kind = isCancelled ? 'cancelled' : isReminder ? 'reminder' : visit.sequence > 0 ? 'moved' : 'agreed'
  const known: [string, string | null][] = [
    [w.facts.time, time],
    [w.facts.place, listingPlace(writing.inquiry.listing)],
    [w.facts.note, visit.note],
    [facts.name, writing.to === 'recipient' ? name : null],
    [facts.phone, writing.to === 'recipient' ? writing.inquiry.phone : null],
  ]
  return {
    ...frame,
    subject: w[kind].subject({ title, time }),
    heading: w[kind].heading(title),
    paragraphs: isCancelled ? [w.cancelled.text] : [w[kind].text, w.change],
    quote: visit.cancelReason ?? undefined,
    facts: known.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
    action: { ...frame.action, name: isCancelled ? frame.action.name : w.open },
  }
}

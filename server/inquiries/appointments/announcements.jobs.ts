import { and, eq } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { siteAddress } from '#server/core/env.ts'
import { handle, type JobHandler } from '#server/core/jobs/job.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { words } from '#server/core/words.ts'
import { listingPlace } from '#server/inquiries/inbox/toThread.ts'
import type { InquiryLinks } from '#server/inquiries/links.ts'
import { noMailServer, replyAddress } from '#server/inquiries/mails/inquiryMail.ts'
import { type MailContext, mailFrame } from '#server/inquiries/mails/inquiryMailContent.ts'
import { addressOf, readMailedInquiry } from '#server/inquiries/mails/mailedInquiry.ts'
import { type MailContent, mailOf } from '#server/notifications/mail.ts'
import { addressIn, type Mailer, sendMail } from '#server/notifications/mailer.ts'
import { timeInWords } from '#server/notifications/messages.ts'
import type { Notifier } from '#server/notifications/notifications.service.ts'
import { inquirySides } from '#shared/inquiries/inbox.ts'
import { announceAppointment, mailAppointment } from './announcements.ts'
import { methodOf, writeCalendar } from './calendar.ts'
import { eventOf, visitorLines } from './event.ts'
import { inquiryAppointments } from './inquiryAppointments.table.ts'

type AppointmentRow = typeof inquiryAppointments.$inferSelect

interface Dependencies {
  queue: Pick<Queue, 'send'>
  notifier: Notifier
  mailer: Mailer | undefined
  links: InquiryLinks
}

export function appointmentJobs(
  { db, env, log }: Context,
  { queue, notifier, mailer, links }: Dependencies,
): JobHandler[] {
  const origin = siteAddress(env)
  const receivesMail = env.INBOUND_ADDRESS !== undefined
  return [
    {
      ...handle(mailAppointment, async ({ visitId, sequence, to, isReminder }) => {
        const appointment = await current(db, visitId, sequence)
        const inquiry = appointment && (await readMailedInquiry(db, appointment.inquiryId))
        const address = inquiry && (await addressOf(db, inquiry, to))
        if (!mailer || !appointment || !inquiry || !address) return
        const token = links.tokenOf(inquiry, to)
        const mailContext = { inquiry, to, address, token, origin, receivesMail }
        const content = appointmentContent(mailContext, appointment, isReminder)
        const event = eventOf(appointment, {
          summary: content.heading,
          place: listingPlace(inquiry.listing),
          url: content.action.url,
          organizer: addressIn(env.MAIL_FROM ?? ''),
          attendee: address.email,
          visitor: to === 'recipient' ? visitorLines(inquiry, address.language) : [],
        })
        const thread = `inquiry.${inquiry.id}.${to}`
        const mail = mailOf(content, {
          id: `visit.${visitId}.${sequence}.${to}${isReminder ? '.reminder' : ''}`,
          to: address.email,
          language: address.language,
          replyTo: replyAddress(env, { token, to, email: inquiry.email }),
          thread,
        })
        const calendar = { method: methodOf(event), text: writeCalendar(event) }
        await sendMail({ mailer, db, log }, isReminder ? mail : { ...mail, calendar }, 'visit')
      }),
      paused: mailer ? undefined : noMailServer,
    },

    handle(announceAppointment, async ({ visitId, sequence, by, isReminder }) => {
      const appointment = await current(db, visitId, sequence)
      if (
        !appointment ||
        (isReminder && (appointment.status !== 'agreed' || appointment.startsAt < new Date()))
      )
        return
      const inquiry = await readMailedInquiry(db, appointment.inquiryId)
      if (!inquiry) return
      const { id: listingId, title, titleEn } = inquiry.listing
      const about = { listingId, title, titleEn, inquiryId: inquiry.id }
      const kind = isReminder
        ? 'visit_reminder'
        : appointment.status === 'agreed'
          ? 'visit_agreed'
          : 'visit_cancelled'
      const startsAt = appointment.startsAt.toISOString()
      await db.transaction(async (tx) => {
        for (const to of inquirySides) {
          const key = `${visitId} ${sequence} ${to} ${isReminder}`
          await queue.send(mailAppointment, { visitId, sequence, to, isReminder }, { tx, key })
          const userId = to === 'sender' ? inquiry.senderUserId : inquiry.recipientUserId
          if (userId !== null && to !== by)
            await notifier.push(userId, { kind, ...about, startsAt, to }, { tx })
        }
      })
    }),
  ]
}

/** Undefined if changed since. */
async function current(db: Db, id: string, sequence: number): Promise<AppointmentRow | undefined> {
  const [appointment] = await db
    .select()
    .from(inquiryAppointments)
    .where(and(eq(inquiryAppointments.id, id), eq(inquiryAppointments.sequence, sequence)))
  return appointment
}

function appointmentContent(
  mailContext: MailContext,
  appointment: AppointmentRow,
  isReminder: boolean,
): MailContent {
  const { language } = mailContext.address
  const { appointments: w, facts } = words(language).inquiryMails
  const { title, name, frame } = mailFrame(mailContext)
  const time = timeInWords(appointment.startsAt.toISOString(), language)
  const isCancelled = appointment.status === 'cancelled'
  const kind = isCancelled
    ? 'cancelled'
    : isReminder
      ? 'reminder'
      : appointment.sequence > 0
        ? 'moved'
        : 'agreed'
  const known: [string, string | null][] = [
    [w.facts.time, time],
    [w.facts.place, listingPlace(mailContext.inquiry.listing)],
    [w.facts.note, appointment.note],
    [facts.name, mailContext.to === 'recipient' ? name : null],
    [facts.phone, mailContext.to === 'recipient' ? mailContext.inquiry.phone : null],
  ]
  return {
    ...frame,
    subject: w[kind].subject({ title, time }),
    heading: w[kind].heading(title),
    paragraphs: isCancelled ? [w.cancelled.text] : [w[kind].text, w.change],
    quote: appointment.cancelReason ?? undefined,
    facts: known.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
    action: { ...frame.action, name: isCancelled ? frame.action.name : w.open },
  }
}

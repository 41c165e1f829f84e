import type { Request } from 'express'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { siteAddress } from '#server/core/env.ts'
import { AppError } from '#server/core/errors.ts'
import { createSharedLimit, type Limit } from '#server/core/http/limits/limits.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { words } from '#server/core/words.ts'
import {
  type Participant,
  participantOf,
  requireConversation,
} from '#server/inquiries/conversations/conversations.service.ts'
import { requireThread } from '#server/inquiries/inbox/inbox.service.ts'
import { listingPlace } from '#server/inquiries/inbox/toThread.ts'
import type { InquiryLinks } from '#server/inquiries/links.ts'
import { lockThread } from '#server/inquiries/messages.service.ts'
import { addressIn } from '#server/notifications/mailer.ts'
import type { Language } from '#shared/core/language.ts'
import { type Appointment, appointmentsApi } from '#shared/inquiries/appointments.ts'
import { type InquirySide, inquiryPaths } from '#shared/inquiries/inbox.ts'
import {
  type AppointmentContext,
  agreeAppointment,
  cancelAppointment,
  findAppointment,
  toAppointment,
} from './appointments.service.ts'
import { writeCalendar } from './calendar.ts'
import { eventOf, visitorLines } from './event.ts'

/** Per thread. */
const appointmentLimit: Limit = { points: 30, seconds: 3600 }

interface Dependencies {
  queue: Pick<Queue, 'send'>
  links: InquiryLinks
}

type Row = Awaited<ReturnType<typeof requireThread>>
type Change = (tx: Db, context: AppointmentContext) => ReturnType<typeof agreeAppointment>

export function appointmentsRoutes(api: Api, context: Context, { queue, links }: Dependencies): void {
  const { db, env } = context
  const limitAppointments = createSharedLimit(context, 'inquiries-visits', appointmentLimit)

  async function change(
    { inquiryId, side }: Pick<Participant, 'inquiryId' | 'side'>,
    read: (tx: Db) => Promise<Row>,
    work: Change,
  ): Promise<Appointment> {
    await limitAppointments(inquiryId)
    return db.transaction(async (tx) => {
      const row = await read(tx)
      const thread = await lockThread(tx, inquiryId)
      return toAppointment(await work(tx, { thread, side, queue }), listingPlace(row))
    })
  }

  async function sendCalendar(
    row: Row,
    { side, path }: { side: InquirySide; path: string },
    { request, language }: { request: Request; language: Language },
  ): Promise<undefined> {
    const appointment = await findAppointment(db, row.id)
    const response = request.res
    if (!appointment || !response) throw new AppError('not_found')
    const event = eventOf(appointment, {
      summary: words(language).inquiryMails.appointments.agreed.heading(row.listingTexts.es?.title ?? ''),
      place: listingPlace(row),
      url: siteAddress(env) + path,
      organizer: addressIn(env.MAIL_FROM ?? ''),
      visitor: side === 'recipient' ? visitorLines(row, language) : [],
    })
    response
      .status(200)
      .set('Cache-Control', 'private, no-store')
      .attachment('visita.ics')
      .type('text/calendar; charset=utf-8')
      .end(writeCalendar(event))
    return undefined
  }

  api.serve(appointmentsApi.agree, ({ params: { id }, body, actor }) =>
    change(
      { inquiryId: id, side: 'recipient' },
      (tx) => requireThread(tx, id, actor),
      (tx, context) => agreeAppointment(tx, body, context),
    ),
  )
  api.serve(appointmentsApi.cancel, ({ params: { id }, body, actor }) =>
    change(
      { inquiryId: id, side: 'recipient' },
      (tx) => requireThread(tx, id, actor),
      (tx, context) => cancelAppointment(tx, body.reason, context),
    ),
  )
  api.serve(appointmentsApi.calendar, async ({ params: { id }, actor, ...call }) =>
    sendCalendar(
      await requireThread(db, id, actor),
      { side: 'recipient', path: inquiryPaths.thread(id) },
      call,
    ),
  )

  api.serve(appointmentsApi.move, async ({ params: { ref }, body, actor }) => {
    const participant = participantOf(db, ref, actor, links)
    return change(
      participant,
      (tx) => requireConversation(tx, participant),
      (tx, context) => agreeAppointment(tx, body, context),
    )
  })
  api.serve(appointmentsApi.cancelByLink, async ({ params: { ref }, body, actor }) => {
    const participant = participantOf(db, ref, actor, links)
    return change(
      participant,
      (tx) => requireConversation(tx, participant),
      (tx, context) => cancelAppointment(tx, body.reason, context),
    )
  })
  api.serve(appointmentsApi.calendarByLink, async ({ params: { ref }, actor, ...call }) => {
    const participant = participantOf(db, ref, actor, links)
    const { side } = participant
    return sendCalendar(
      await requireConversation(db, participant),
      { side, path: inquiryPaths.conversation(ref) },
      call,
    )
  })
}

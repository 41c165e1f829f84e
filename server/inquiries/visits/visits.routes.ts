import type { Request } from 'express'
import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import { createSharedLimit, type Limit } from '#server/core/http/limits/limits.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { words } from '#server/core/words.ts'
import { type Part, partOf, requirePart } from '#server/inquiries/conversations/conversations.service.ts'
import { requireThread } from '#server/inquiries/inbox/inbox.service.ts'
import { listingPlace } from '#server/inquiries/inbox/toThread.ts'
import type { InquiryLinks } from '#server/inquiries/links.ts'
import { lockThread } from '#server/inquiries/writing.ts'
import { siteAddress } from '#server/notifications/deliveries.ts'
import { addressIn } from '#server/notifications/mailer.ts'
import type { Language } from '#shared/core/language.ts'
import { inquiryPaths } from '#shared/inquiries/inbox.ts'
import { type Visit, visitsApi } from '#shared/inquiries/visits.ts'
import { writeCalendar } from './calendar.ts'
import { eventOf } from './event.ts'
import { agreeVisit, cancelVisit, findVisit, toVisit, type Visiting } from './visits.service.ts'

/** Per thread. */
const visitLimit: Limit = { points: 30, seconds: 3600 }

interface Dependencies {
  queue: Pick<Queue, 'send'>
  links: InquiryLinks
}

type Row = Awaited<ReturnType<typeof requireThread>>
type Change = (tx: Db, visiting: Visiting) => ReturnType<typeof agreeVisit>

export function visitsRoutes(api: Api, context: Context, { queue, links }: Dependencies): void {
  const { db, env } = context
  const limitVisits = createSharedLimit(context, 'inquiries-visits', visitLimit)

  async function change(
    { inquiryId, side }: Pick<Part, 'inquiryId' | 'side'>,
    read: (tx: Db) => Promise<Row>,
    work: Change,
  ): Promise<Visit> {
    await limitVisits(inquiryId)
    return db.transaction(async (tx) => {
      const row = await read(tx)
      const thread = await lockThread(tx, inquiryId)
      return toVisit(await work(tx, { thread, side, queue }), listingPlace(row))
    })
  }

  async function sendCalendar(
    row: Row,
    path: string,
    { request, language }: { request: Request; language: Language },
  ): Promise<undefined> {
    const visit = await findVisit(db, row.id)
    const response = request.res
    if (!visit || !response) throw new AppError('not_found')
    const event = eventOf(visit, {
      summary: words(language).inquiryMails.visits.agreed.heading(row.listingTexts.es?.title ?? ''),
      place: listingPlace(row),
      url: siteAddress(env) + path,
      organizer: addressIn(env.MAIL_FROM ?? ''),
    })
    response
      .status(200)
      .set('Cache-Control', 'private, no-store')
      .attachment('visita.ics')
      .type('text/calendar; charset=utf-8')
      .end(writeCalendar(event))
    return undefined
  }

  api.serve(visitsApi.agree, ({ params: { id }, body, actor }) =>
    change(
      { inquiryId: id, side: 'recipient' },
      (tx) => requireThread(tx, id, actor),
      (tx, visiting) => agreeVisit(tx, body, visiting),
    ),
  )
  api.serve(visitsApi.cancel, ({ params: { id }, body, actor }) =>
    change(
      { inquiryId: id, side: 'recipient' },
      (tx) => requireThread(tx, id, actor),
      (tx, visiting) => cancelVisit(tx, body.reason, visiting),
    ),
  )
  api.serve(visitsApi.calendar, async ({ params: { id }, actor, ...call }) =>
    sendCalendar(await requireThread(db, id, actor), inquiryPaths.thread(id), call),
  )

  api.serve(visitsApi.move, async ({ params: { ref }, body, actor }) => {
    const part = partOf(db, ref, actor, links)
    return change(
      part,
      (tx) => requirePart(tx, part),
      (tx, visiting) => agreeVisit(tx, body, visiting),
    )
  })
  api.serve(visitsApi.cancelByLink, async ({ params: { ref }, body, actor }) => {
    const part = partOf(db, ref, actor, links)
    return change(
      part,
      (tx) => requirePart(tx, part),
      (tx, visiting) => cancelVisit(tx, body.reason, visiting),
    )
  })
  api.serve(visitsApi.calendarByLink, async ({ params: { ref }, actor, ...call }) =>
    sendCalendar(await requirePart(db, partOf(db, ref, actor, links)), inquiryPaths.conversation(ref), call),
  )
}

import type { Context } from '#server/core/context.ts'
import { type Actor, adminIdOf } from '#server/core/http/actor.ts'
import { type Cell, sendCsv } from '#server/core/http/csv.ts'
import { createSharedLimit, type Limit } from '#server/core/http/limits/limits.ts'
import type { Api } from '#server/core/http/serve.ts'
import { words } from '#server/core/words.ts'
import { readFigures } from '#server/inquiries/holding/figures.ts'
import type { MessageServices } from '#server/inquiries/messages.service.ts'
import type { ResponseTimes } from '#server/inquiries/responseTime.ts'
import { titleIn } from '#server/listings/listingTexts.ts'
import { agencyWorkApi } from '#shared/agencies/agencyWork.ts'
import { brand } from '#shared/brand.ts'
import type { Language } from '#shared/core/language.ts'
import { dayInParaguay } from '#shared/core/paraguayTime.ts'
import { inboxApi } from '#shared/inquiries/inbox.ts'
import type { ThreadRow } from './inbox.queries.ts'
import {
  addNote,
  answer,
  changeThread,
  countUnread,
  eachThread,
  listThreads,
  readThread,
  removeNote,
} from './inbox.service.ts'

const writeLimit: Limit = { points: 120, seconds: 3600 }
const exportLimit: Limit = { points: 30, seconds: 3600 }
const accountOf = (actor: Actor) => (actor.kind === 'user' ? actor.id : adminIdOf(actor))

export function inboxRoutes(
  api: Api,
  context: Context,
  {
    responseTimes,
    receivesMail,
    ...services
  }: MessageServices & { responseTimes: ResponseTimes; receivesMail: boolean },
): void {
  const { db } = context
  const inbox = { db, receivesMail }
  const limitWrites = createSharedLimit(context, 'inquiries-answers', writeLimit)
  const limitExports = createSharedLimit(context, 'inquiries-export', exportLimit)

  api.servePage(inboxApi.list, ({ query, actor }) => listThreads(db, query, actor))
  api.serve(inboxApi.unread, ({ actor }) => countUnread(db, actor))
  api.serve(inboxApi.responseTime, ({ actor }) => responseTimes.ofActor(db, actor))
  api.serve(agencyWorkApi.figures, ({ params, actor }) => readFigures(db, params.id, actor))
  api.serve(inboxApi.get, ({ params, actor }) => readThread(inbox, params.id, actor))
  api.serve(inboxApi.change, ({ params, body, actor }) =>
    changeThread(inbox, params.id, body, actor, services),
  )

  api.serve(inboxApi.answer, async ({ params, body: { text }, actor, creationId: messageId }) => {
    await limitWrites(accountOf(actor))
    return answer(db, params.id, { text, messageId }, actor, services)
  })
  api.serve(inboxApi.addNote, async ({ params, body: { text }, actor, creationId: noteId }) => {
    await limitWrites(accountOf(actor))
    return addNote(db, params.id, { text, noteId }, actor)
  })
  api.serve(inboxApi.removeNote, async ({ params, actor }) => {
    await removeNote(db, params.id, params.noteId, actor)
    return undefined
  })

  api.serve(inboxApi.export, async ({ query, actor, request, language }) => {
    await limitExports(accountOf(actor))
    const { inquiryExport: w } = words(language)
    const day = dayInParaguay(new Date())
    const batches = eachThread(db, query, actor)
    await sendCsv(request, `${brand.slug}-${w.file}-${day}`, w.columns, cellsOf(batches, language))
    return undefined
  })
}

async function* cellsOf(batches: AsyncIterable<ThreadRow[]>, language: Language): AsyncGenerator<Cell[][]> {
  const { inquiryExport: w } = words(language)
  for await (const batch of batches)
    yield batch.map((row) => [
      row.id,
      row.createdAt,
      w.channels[row.channel],
      w.types[row.inquiryType],
      w.statuses[row.status],
      row.listingId,
      titleIn(row.listingTexts),
      row.name,
      row.email,
      row.phone,
      row.message,
      row.firstAnsweredAt,
      row.lastMessageAt,
    ])
}

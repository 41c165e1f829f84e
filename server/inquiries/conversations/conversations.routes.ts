import type { Context } from '#server/core/context.ts'
import { userIdOf } from '#server/core/http/actor.ts'
import { createSharedLimit, type Limit } from '#server/core/http/limits/limits.ts'
import type { Api } from '#server/core/http/serve.ts'
import type { InquiryLinks } from '#server/inquiries/links.ts'
import type { MessageServices } from '#server/inquiries/messages.service.ts'
import { conversationsApi } from '#shared/inquiries/inbox.ts'
import { listSent, markRead, participantOf, readConversation, write } from './conversations.service.ts'

/** Per thread. */
const writeLimit: Limit = { points: 30, seconds: 3600 }

export function conversationsRoutes(
  api: Api,
  context: Context,
  { links, ...services }: MessageServices & { links: InquiryLinks },
): void {
  const { db } = context
  const limitWrites = createSharedLimit(context, 'inquiries-messages', writeLimit)

  api.servePage(conversationsApi.sent, ({ query, actor }) => listSent(db, userIdOf(actor), query))
  api.serve(conversationsApi.get, async ({ params: { ref }, actor }) =>
    readConversation(db, participantOf(db, ref, actor, links)),
  )
  api.serve(conversationsApi.read, async ({ params: { ref }, actor }) => {
    await markRead(db, participantOf(db, ref, actor, links))
    return undefined
  })
  api.serve(
    conversationsApi.write,
    async ({ params: { ref }, body: { text }, actor, creationId: messageId }) => {
      const participant = participantOf(db, ref, actor, links)
      await limitWrites(participant.inquiryId)
      return write(db, participant, { text, messageId }, services)
    },
  )
}

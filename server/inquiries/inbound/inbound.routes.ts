import { createHash, timingSafeEqual } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { refuseOtherMethods } from '#server/core/http/mountRoutes.ts'
import type { Api } from '#server/core/http/serve.ts'
import { idFrom } from '#server/core/ids.ts'
import { mailboxOf } from '#server/core/mailbox.ts'
import { findThread } from '#server/inquiries/inbox/inbox.queries.ts'
import { type InquiryLinks, tokenPattern, whereLinked } from '#server/inquiries/links.ts'
import { addressOfSide } from '#server/inquiries/mails/mailedInquiry.ts'
import {
  addMessage,
  lockThread,
  type MessageServices,
  markOpened,
  recipientName,
} from '#server/inquiries/messages.service.ts'
import type { Bounces } from '#server/notifications/bounces.ts'
import { inquiryLimits } from '#shared/inquiries/inquiries.ts'
import { readInboundMail, recipientsIn } from './inboundMail.ts'
import { type MailFields, readMailFields } from './mailFields.ts'

/** A line of a mail. */
const maxMailId = 998

const tokens = new RegExp(`\\+(${tokenPattern})@`, 'gi')
/** Further recipients are not looked at. */
const maxTokens = 20

export type OnBounced = (address: string) => Promise<void>

interface InboundServices extends MessageServices {
  links: InquiryLinks
  bounces: Bounces
  /** An address takes no mail. */
  onBounced: OnBounced
}

/** The URL contains the secret. Absent without one. */
export function inboundRoutes(
  api: Api,
  { db, env, log }: Context,
  { links, bounces, onBounced, ...services }: InboundServices,
): void {
  const secret = env.INBOUND_SECRET
  if (secret === undefined) return

  function participantIn(recipients: string) {
    for (const [, token = ''] of [...recipients.matchAll(tokens)].slice(0, maxTokens)) {
      const participant = links.read(token.toLowerCase())
      if (participant) return participant
    }
    return undefined
  }

  /** Reads no text before its recipient is known. */
  async function receive(fields: MailFields): Promise<void> {
    const recipients = recipientsIn(fields)
    if (recipients === '') throw new AppError('invalid')
    const bounced = bounces.bounced(recipients, fields.values())
    if (bounced !== undefined) {
      log.warn('a mail came back: its address takes none')
      return onBounced(bounced)
    }
    const participant = participantIn(recipients)
    if (!participant) return log.info({ isKnown: false }, 'an inbound mail was left out')
    const mail = readInboundMail(fields)
    const { isAutomatic, mailId } = mail
    const text = storable(mail.text, inquiryLimits.message)
    if (text === '' || isAutomatic)
      return log.info({ isAutomatic, isKnown: true }, 'an inbound mail was left out')
    const { inquiryId, side } = participant
    await db.transaction(async (tx) => {
      const row = await findThread(tx, inquiryId, whereLinked(participant))
      if (!row || row.status === 'spam') return
      const thread = await lockThread(tx, inquiryId)
      const author = side === 'sender' ? thread.name : await recipientName(tx, row)
      const expected = await addressOfSide(tx, row, side)
      const isFromElsewhere =
        mail.from === undefined || expected === undefined || mailboxOf(mail.from) !== mailboxOf(expected)
      await markOpened(tx, participant)
      const message = { inquiryId, side, author, text, isFromElsewhere }
      const sent = mailId !== undefined && {
        id: idFrom(`${inquiryId}\n${mailId}`),
        mailId: storable(mailId, maxMailId),
      }
      await addMessage(tx, thread, { ...message, ...sent }, services)
    })
  }

  const requireSecret: RequestHandler<{ secret: string }> = (request, _response, next) => {
    if (!isSame(request.params.secret, secret)) throw new AppError('not_found')
    next()
  }
  const path = '/api/inquiries/inbound/:secret'
  api.router.post(path, requireSecret, async (request, response) => {
    await receive(await readMailFields(request, request.is('application/json') !== false))
    response.status(204).set('Cache-Control', 'private, no-store').end()
  })
  api.router.all(path, refuseOtherMethods('OPTIONS, POST'))
}

/** Postgres stores neither NUL nor half a surrogate pair. */
const storable = (text: string, max: number) =>
  text
    .slice(0, max)
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .trim()

function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}

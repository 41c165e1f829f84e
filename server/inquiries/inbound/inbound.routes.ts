import { createHash, timingSafeEqual } from 'node:crypto'
import express, { type RequestHandler } from 'express'
import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import { readFields } from '#server/core/http/files/formFields.ts'
import { refuseOtherMethods } from '#server/core/http/mountRoutes.ts'
import type { Api } from '#server/core/http/serve.ts'
import { idFrom } from '#server/core/ids.ts'
import { findThread } from '#server/inquiries/inbox/inbox.queries.ts'
import type { InquiryLinks } from '#server/inquiries/links.ts'
import { addMessage, lockThread, type Post, recipientName } from '#server/inquiries/writing.ts'
import { inquiryLimits } from '#shared/inquiries/inquiries.ts'
import { type InboundMail, readInboundMail } from './inboundMail.ts'

/** With attachments, which are discarded. */
const maxBytes = 30 * 1024 * 1024
const maxJson = '15mb'
const limits = { bytes: maxBytes, fieldBytes: 512 * 1024, fields: 60, files: 20 }

/** A line of a mail. */
const maxMailId = 998

const tokenIn = /\+([0-9a-z]{12}[sr]\.[0-9a-f]{32})@/i

/** The URL contains the secret. Absent without one. */
export function inboundRoutes(
  api: Api,
  { db, env, log }: Context,
  { links, ...post }: Post & { links: InquiryLinks },
): void {
  const secret = env.INBOUND_SECRET
  if (secret === undefined) return

  async function receive(mail: InboundMail): Promise<void> {
    const token = mail.to.match(tokenIn)?.[1]?.toLowerCase()
    const part = token === undefined ? undefined : links.read(token)
    const text = storable(mail.text, inquiryLimits.message)
    if (!part || text === '' || mail.isAutomatic) {
      log.info({ isAutomatic: mail.isAutomatic, isKnown: part !== undefined }, 'an inbound mail was left out')
      return
    }
    const { inquiryId, side } = part
    await db.transaction(async (tx) => {
      const row = await findThread(tx, inquiryId, undefined)
      if (!row || row.status === 'spam') return
      const thread = await lockThread(tx, inquiryId)
      const author = side === 'sender' ? thread.name : await recipientName(tx, row)
      const { mailId } = mail
      const message = { inquiryId, side, author, text }
      const sent = mailId !== undefined && {
        id: idFrom(`${inquiryId}\n${mailId}`),
        mailId: storable(mailId, maxMailId),
      }
      await addMessage(tx, thread, { ...message, ...sent }, post)
    })
  }

  const requireSecret: RequestHandler<{ secret: string }> = (request, _response, next) => {
    if (!isSame(request.params.secret, secret)) throw new AppError('not_found')
    next()
  }
  const path = '/api/inquiries/inbound/:secret'
  const form = readFields(limits)
  api.router.post(
    path,
    requireSecret,
    express.json({ limit: maxJson, type: 'application/json' }),
    express.urlencoded({ limit: maxJson, extended: false, parameterLimit: 100 }),
    (request, response, next) => {
      if (request.is('multipart/form-data')) form(request, response, next)
      else next()
    },
    async (request, response) => {
      const mail = readInboundMail(request.body)
      if (!mail) throw new AppError('invalid')
      await receive(mail)
      response.status(204).set('Cache-Control', 'private, no-store').end()
    },
  )
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

import { eq } from 'drizzle-orm'
import type { Context } from '#server/core/context.ts'
import { siteAddress } from '#server/core/env.ts'
import { type FetchPublic, PublicFetchError } from '#server/core/http/fetching/fetchPublic.ts'
import type { FeedKeys } from '#server/imports/feeds/feedKeys.ts'
import { importFeeds } from '#server/imports/feeds/feeds.table.ts'
import { easyBrokerHeaders } from '#server/imports/feeds/formats/easyBroker.ts'
import { tokkoUrl } from '#server/imports/feeds/formats/tokko.ts'
import { type MailedInquiry, readMailedInquiry } from '#server/inquiries/mails/mailedInquiry.ts'
import { beginReturn, changeReturn, type Return } from '#server/inquiries/returns/returns.service.ts'
import { type Mailer, sendMail } from '#server/notifications/mailer.ts'
import { brand } from '#shared/brand.ts'
import { leadMail } from './leadMail.ts'

export interface LeadNeeds {
  context: Context
  fetchPublic: FetchPublic
  feedKeys: FeedKeys
  mailer: Mailer | undefined
}

type Outcome = { state: 'sent' | 'failed' | 'unsure'; problem?: string }

const maxAttempts = 12
/** Milliseconds. */
const timeout = 20_000

/** It may be tried again: it was not taken. */
class NotTaken extends Error {}

const asNotTaken = (cause: unknown): never => {
  throw new NotTaken(cause instanceof Error ? cause.message.slice(0, 200) : String(cause), { cause })
}

/** Sends it at most once: where nobody knows whether it arrived, it is not sent again. */
export async function sendLeadBack(needs: LeadNeeds, inquiryId: string): Promise<void> {
  const { db } = needs.context
  const begun = await beginReturn(db, inquiryId)
  if (!begun) return
  const inquiry = await readMailedInquiry(db, inquiryId)
  if (!inquiry) return
  const outcome = await send(needs, begun, inquiry).catch((error: unknown) => {
    if (!(error instanceof NotTaken)) throw error
    return error
  })
  if (!(outcome instanceof NotTaken)) {
    // Where this cannot be written, it stays "sending", which the next attempt takes for unsure.
    await changeReturn(db, inquiryId, outcome)
    return
  }
  const isOver = begun.attempts >= maxAttempts
  await changeReturn(db, inquiryId, { state: isOver ? 'failed' : 'waiting', problem: outcome.message })
  if (!isOver) throw outcome
}

async function send(needs: LeadNeeds, lead: Return, inquiry: MailedInquiry): Promise<Outcome> {
  return lead.way === 'mail' ? sendByMail(needs, lead, inquiry) : sendByCall(needs, lead, inquiry)
}

async function sendByMail(
  { context, mailer }: LeadNeeds,
  lead: Return,
  inquiry: MailedInquiry,
): Promise<Outcome> {
  if (!mailer) throw new NotTaken('no mail server')
  const { db, log, env } = context
  const mail = leadMail(inquiry, { ...lead, origin: siteAddress(env) })
  const isTaken = await sendMail({ mailer, db, log }, mail, 'lead').catch(asNotTaken)
  return isTaken ? { state: 'sent' } : { state: 'failed', problem: 'refused' }
}

async function sendByCall(
  { context: { db }, fetchPublic, feedKeys }: LeadNeeds,
  lead: Return,
  inquiry: MailedInquiry,
): Promise<Outcome> {
  const [feed] = await db.select().from(importFeeds).where(eq(importFeeds.id, lead.feedId)).catch(asNotTaken)
  if (!feed) return { state: 'failed', problem: 'no source' }
  const { address, headers, body } = contactOf(lead, inquiry, { url: feed.url, key: feedKeys.open(feed) })
  try {
    const { status } = await fetchPublic(address, {
      ...{ method: 'POST', timeout, maxRedirects: 0, accepts: () => true },
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'User-Agent': 'Oga-Import/1.0',
        ...headers,
      },
      body: JSON.stringify(body),
    })
    if (status >= 200 && status < 300) return { state: 'sent' }
    if (status === 429 || status >= 500) throw new NotTaken(`status ${status}`)
    return { state: 'failed', problem: `status ${status}` }
  } catch (error) {
    if (!(error instanceof PublicFetchError)) throw error
    if (error.fault === 'unreachable' && wasNeverSent(error.cause)) throw new NotTaken(error.fault)
    const isUnsure = error.fault === 'unreachable' || error.fault === 'timeout' || error.fault === 'too_large'
    return { state: isUnsure ? 'unsure' : 'failed', problem: error.fault }
  }
}

/** No connection came about. */
const unconnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])
const wasNeverSent = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'code' in cause && unconnected.has(String(cause.code))

/** As each source takes it. */
function contactOf(
  { way, target }: Return,
  inquiry: MailedInquiry,
  { url, key }: { url: string; key: string },
) {
  const base = url.replace(/(?<!\/)\/+$/, '')
  const { name, email, phone, message } = inquiry
  const common = { name: name ?? '', email: email ?? '', phone: phone ?? '' }
  if (way === 'tokko') {
    const listed = /^\d{1,15}$/.test(target) ? [Number(target)] : [target]
    const body = { ...common, cellphone: phone ?? '', text: message, properties: listed, tags: [brand.name] }
    return { address: tokkoUrl(base, 'webcontact', key), headers: {}, body }
  }
  const body = { ...common, property_id: target, message, source: brand.slug }
  return {
    address: `${base.replace(/\/v1$/, '')}/v1/contact_requests`,
    headers: easyBrokerHeaders(key),
    body,
  }
}

import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import type { Queue } from '#server/core/jobs/queue.ts'
import { importFeeds } from '#server/imports/feeds/feeds.table.ts'
import { listingSources } from '#server/imports/importRows.table.ts'
import { addReturn } from '#server/inquiries/returns/returns.service.ts'
import { recipientOf } from '#server/notifications/recipients.service.ts'
import type { ReturnWay } from '#shared/inquiries/inbox.ts'
import { mailLead, sendLead } from './leadJobs.ts'

export interface Asked {
  id: string
  listingId: string
  recipientUserId: string | null
}

/** In the transaction of the inquiry: told back to where its listing came from, once. */
export type OnAsked = (tx: Db, asked: Asked) => Promise<void>

export const returnLeads =
  (queue: Pick<Queue, 'send'>): OnAsked =>
  async (tx, asked) => {
    const found = await findSource(tx, asked)
    if (!found) return
    const { way, target, feedId, externalId } = found
    const added = await addReturn(tx, { inquiryId: asked.id, way, target, feedId, externalId })
    if (added)
      await queue.send(way === 'mail' ? mailLead : sendLead, { inquiryId: asked.id }, { tx, key: asked.id })
  }

interface Found {
  way: ReturnWay
  target: string
  feedId: string
  externalId: string
}

async function findSource(tx: Db, { listingId, recipientUserId }: Asked): Promise<Found | undefined> {
  const { externalId, contact } = listingSources
  const { id, format, url, userId } = importFeeds
  const [source] = await tx
    .select({ feedId: id, format, url, userId, externalId, contact })
    .from(listingSources)
    .innerJoin(importFeeds, eq(importFeeds.sourceId, listingSources.sourceId))
    .where(and(eq(listingSources.listingId, listingId), eq(importFeeds.isOn, true)))
    .orderBy(desc(importFeeds.createdAt))
    .limit(1)
  if (!source) return undefined
  const common = { feedId: source.feedId, externalId: source.externalId }
  if (source.format === 'tokko' || source.format === 'easybroker')
    return { ...common, way: source.format, target: source.externalId }
  if (source.contact === null) return undefined
  const [maker, recipient] = await Promise.all(
    [source.userId, recipientUserId].map((user) => (user === null ? undefined : recipientOf(tx, user))),
  )
  const known = [maker?.ownEmail, recipient?.ownEmail].flatMap((email) => email?.toLowerCase() ?? [])
  const isTold = known.includes(source.contact.toLowerCase())
  return !isTold && mayMail(source.contact, { host: new URL(source.url).hostname, known })
    ? { ...common, way: 'mail', target: source.contact }
    : undefined
}

/** Where anybody has an address. */
const publicHosts =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|icloud|me|aol|proton|protonmail|gmx|zoho|yandex|mail)\./

/** Of the feed's own host or of whoever added it: a feed names anybody, whom strangers must not write to through us. */
export function mayMail(
  contact: string,
  { host, known }: { host: string; known: readonly string[] },
): boolean {
  const domain = contact.slice(contact.lastIndexOf('@') + 1).toLowerCase()
  const isOfHost = host === domain || host.endsWith(`.${domain}`)
  const isOfKnown = known.some((email) => email.endsWith(`@${domain}`)) && !publicHosts.test(domain)
  return domain.includes('.') && (isOfHost || isOfKnown)
}

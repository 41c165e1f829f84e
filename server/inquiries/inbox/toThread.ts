import type { Actor } from '#server/core/http/actor.ts'
import { isHolder } from '#server/inquiries/inquiries.policy.ts'
import { wireTexts } from '#server/listings/listingTexts.ts'
import type { InquiryMessage, InquirySummary, SentInquiry } from '#shared/inquiries/inbox.ts'
import { mediaUrl } from '#shared/media/mediaUrls.ts'
import type { findMessages, ThreadRow } from './inbox.queries.ts'

function commonOf(row: ThreadRow) {
  const { title, titleEn } = wireTexts(row.listingTexts)
  return {
    id: row.id,
    listing: {
      id: row.listingId,
      title,
      titleEn,
      priceUSD: row.priceUsd,
      transactionType: row.transactionType,
      neighborhood: row.neighborhood,
      city: row.city,
      pictureUrl: row.pictureId === null ? null : mediaUrl(row.pictureId, 320, 'webp'),
      isActive: row.listingStatus === 'active',
    },
    channel: row.channel,
    inquiryType: row.inquiryType,
    createdAt: row.createdAt.toISOString(),
    lastMessageAt: row.lastMessageAt.toISOString(),
    excerpt: row.excerpt,
  }
}

export function toSummary(row: ThreadRow, actor: Actor): InquirySummary {
  return {
    ...commonOf(row),
    ...(row.agencyId !== null && { holder: holderOf(row) }),
    isUnread: row.isUnread && isHolder(row, actor),
    status: row.status,
    name: row.name,
    firstAnsweredAt: row.firstAnsweredAt?.toISOString() ?? null,
    visitAt: row.visitAt?.toISOString() ?? null,
  }
}

const holderOf = ({ recipientUserId, holderName }: ThreadRow) =>
  recipientUserId === null ? null : { id: recipientUserId, name: holderName }

export const listingPlace = ({
  address,
  neighborhood,
  city,
}: Record<'neighborhood' | 'city', string> & { address: string | null }) =>
  [address, neighborhood, city].filter(Boolean).join(', ')

export function toSent(row: ThreadRow): SentInquiry {
  return { ...commonOf(row), isUnread: row.hasUnreadAnswer }
}

/** Oldest first; empty for a click. */
export function toMessages(
  row: ThreadRow,
  further: Awaited<ReturnType<typeof findMessages>>,
): InquiryMessage[] {
  const messages = further.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() }))
  if (row.channel === 'whatsapp') return messages
  const { id, name: author, message: text } = row
  const createdAt = row.createdAt.toISOString()
  return [{ id, side: 'sender', author, text, createdAt, isFromElsewhere: false }, ...messages]
}

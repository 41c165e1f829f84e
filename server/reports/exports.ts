import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { agencies } from '#server/agencies/agencies.table.ts'
import { agents } from '#server/agencies/agents.table.ts'
import type { Db } from '#server/core/database/database.ts'
import type { Cell } from '#server/core/http/csv.ts'
import { words } from '#server/core/words.ts'
import { inquiries } from '#server/inquiries/inquiries.table.ts'
import { listings } from '#server/listings/listings.table.ts'
import { titleOfRow } from '#server/listings/listingTexts.ts'
import type { Activity } from '#shared/activities.ts'
import { actorName, subjectName } from '#shared/activityNames.ts'
import type { Language } from '#shared/core/language.ts'
import { type ModeratedListing, moderationState } from '#shared/listings/moderation.ts'

export type Rows = AsyncGenerator<Cell[][]>

const batchSize = 500

/** Separate queries: no transaction stays open while a client reads slowly. */
async function* inBatches<Row extends { id: string }>(
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = ''; ; ) {
    const rows = await read(after)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    if (rows.length < batchSize) return
    after = last.id
  }
}

const isAfter = (column: PgColumn, id: string) => (id === '' ? undefined : gt(column, id))

export async function* agentRows(db: Db): Rows {
  const { id, name, whatsapp, email, createdAt } = agents
  const read = (after: string) =>
    db
      .select({ id, name, whatsapp, email, createdAt, agency: agencies.name })
      .from(agents)
      .leftJoin(agencies, eq(agencies.id, agents.agencyId))
      .where(and(isNull(agents.deletedAt), isAfter(id, after)))
      .orderBy(asc(id))
      .limit(batchSize)
  for await (const rows of inBatches(read))
    yield rows.map((row) => [row.id, row.name, row.whatsapp, row.agency, row.email, row.createdAt])
}

export async function* inquiryRows(db: Db, language: Language): Rows {
  const { id, name, email, phone, message, inquiryType, createdAt, listingId } = inquiries
  const { adminExports: w } = words(language)
  const read = (after: string) =>
    db
      .select({
        id,
        name,
        email,
        phone,
        message,
        inquiryType,
        createdAt,
        listingId,
        title: titleOfRow(listings.id),
      })
      .from(inquiries)
      .innerJoin(listings, eq(listings.id, inquiries.listingId))
      .where(isAfter(id, after))
      .orderBy(asc(id))
      .limit(batchSize)
  for await (const rows of inBatches(read))
    yield rows.map((row) => [
      row.id,
      row.createdAt,
      w.inquiryTypes[row.inquiryType],
      row.listingId,
      row.title,
      row.name,
      row.email,
      row.phone,
      row.message,
    ])
}

export function listingCells(row: ModeratedListing, language: Language): Cell[] {
  const { listings: w, moderation } = words(language)
  return [
    row.id,
    moderation.statuses[moderationState(row)],
    row.title,
    w.types[row.propertyType],
    moderation.offers[row.transactionType],
    Number(row.priceUSD),
    Number(row.price.amount),
    row.price.currency,
    row.neighborhood,
    row.city,
    row.owner.name,
    row.owner.id,
    row.agencyName,
    moderation.yesNo(row.featured),
    row.views,
    row.favoritesCount,
    new Date(row.createdAt),
    row.publishedAt === null ? null : new Date(row.publishedAt),
    new Date(row.updatedAt),
  ]
}

export function activityCells(row: Activity, language: Language): Cell[] {
  const { activities: w } = words(language)
  return [
    row.id,
    new Date(row.createdAt),
    actorName(row, w),
    w.actors[row.actor.kind],
    w.events[row.event],
    w.subjects[row.subject.kind],
    row.subject.id,
    subjectName(row, w),
    row.reason,
    row.changes === null ? null : JSON.stringify(row.changes),
  ]
}

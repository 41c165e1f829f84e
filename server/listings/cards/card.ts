import type { Db } from '#server/core/database/database.ts'
import { Rendered } from '#server/core/http/answers/rendered.ts'
import { type ListingRow, readMedia } from '#server/listings/listings.queries.ts'
import { toListing } from '#server/listings/toListing.ts'
import { listing } from '#shared/listings/listings.ts'

export interface Card {
  id: string
  city: string
  rendered: Rendered<typeof listing>
}

export const renderedOf = (cards: readonly Card[]): Card['rendered'][] =>
  cards.map(({ rendered }) => rendered)

export async function renderCards(db: Db, rows: ListingRow[]): Promise<Card[]> {
  const media = await readMedia(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    city: row.city,
    rendered: new Rendered(listing, toListing(row, media.get(row.id) ?? [])),
  }))
}

import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database/database.ts'
import { selection, whole } from '#server/core/database/selection.ts'
import type { Rendered } from '#server/core/http/answers/rendered.ts'
import type { CardStore } from '#server/listings/cards/cardStore.ts'
import { narrowListings, partsOfAgency, partsOfListing } from '#server/listings/listings.topics.ts'
import { cursorRow } from '#server/listings/paging.ts'
import { tsqueryOfAll, wordsOf } from '#server/listings/search/searchWords.ts'
import { cursorAfter, orderOf, pageInOrder } from '#server/listings/search/sort.ts'
import type { ActiveListingsQuery } from '#shared/agencies/publicAgencies.ts'
import { defaultLimit, type Page } from '#shared/core/paging.ts'
import type { listing } from '#shared/listings/listings.ts'
import { type Holder, isHeldBy } from './portfolio.queries.ts'

const newestFirst = { ...orderOf('date', 'desc', {}), name: 'held' }
const maxCounted = 10_000
const counted = selection({ count: whole(sql`count(*)`) })

/** Newest first. Throws `bad_cursor`. */
export function readActiveListings(
  db: Db,
  cards: Pick<CardStore, 'read'>,
  holder: Holder,
  query: ActiveListingsQuery,
): Promise<Page<Rendered<typeof listing>>> {
  return narrowListings(
    async () => {
      const { limit = defaultLimit, cursor } = query
      const where = whereOf(holder, query)
      const page = pageInOrder(newestFirst, where, { cursor, limit: limit + 1 })
      const [rows, [found]] = await Promise.all([
        cursorRow.read(db, (columns) => sql`select ${columns} from (${page}) as page`),
        counted.read(
          db,
          (columns) =>
            sql`select ${columns} from (select 1 from listings l where ${where} limit ${maxCounted + 1}) as found`,
        ),
      ])
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      const read = await cards.read(shown.map(({ id }) => id))
      const total = found?.count ?? 0
      return {
        cards: read,
        total: Math.min(total, maxCounted),
        totalIsCapped: total > maxCounted,
        ...(last && { next: cursorAfter(newestFirst, last) }),
      }
    },
    ({ cards: read }) => [...partsOfAgency(holder.agencyId), ...read.flatMap(partsOfListing)],
  ).then(({ cards: read, ...page }) => ({ items: read.map(({ rendered }) => rendered), ...page }))
}

function whereOf(holder: Holder, { text, propertyType, transactionType }: ActiveListingsQuery): SQL {
  const words = wordsOf(text ?? '')
  const conditions = [
    isHeldBy(holder),
    sql`l.status = 'active'`,
    ...(propertyType ? [sql`l.property_type = ${propertyType}`] : []),
    ...(transactionType ? [transactionType === 'sale' ? sql`l.for_sale` : sql`l.for_rent`] : []),
    ...(words.length > 0 ? [sql`l.search @@ ${tsqueryOfAll(words, 'all')}`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

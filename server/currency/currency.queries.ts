import { desc, sql } from 'drizzle-orm'
import type { Db } from '#server/core/database.ts'
import type { Quote } from './currency.sources.ts'
import { exchangeChecks, exchangeRates } from './currency.table.ts'

/** A rate that was fetched. */
export interface StoredRate {
  rate: number
  source: string
  fetchedAt: Date
}

/** The newest rate of all servers. */
export async function findNewestRate(db: Db): Promise<StoredRate | undefined> {
  const [row] = await db
    .select({ rate: exchangeRates.rate, source: exchangeRates.source, fetchedAt: exchangeRates.fetchedAt })
    .from(exchangeRates)
    .orderBy(desc(exchangeRates.fetchedAt), desc(exchangeRates.id))
    .limit(1)
  return row && { ...row, rate: Number(row.rate) }
}

export async function insertRate(db: Db, quote: Quote): Promise<StoredRate> {
  const text = (value: number | null) => (value === null ? null : String(value))
  const [row] = await db
    .insert(exchangeRates)
    .values({
      source: quote.source,
      rate: String(quote.rate),
      buy: text(quote.buy),
      sell: text(quote.sell),
    })
    .returning({ fetchedAt: exchangeRates.fetchedAt })
  return { rate: quote.rate, source: quote.source, fetchedAt: row?.fetchedAt ?? new Date() }
}

/** Whether this server may ask the sources now; at most one of all servers is told so per so many seconds. */
export async function claimCheck(db: Db, seconds: number): Promise<boolean> {
  const claimed = await db
    .insert(exchangeChecks)
    .values({ id: 'rate', checkedAt: sql`now()` })
    .onConflictDoUpdate({
      target: exchangeChecks.id,
      set: { checkedAt: sql`now()` },
      setWhere: sql`${exchangeChecks.checkedAt} <= now() - make_interval(secs => ${seconds})`,
    })
    .returning({ id: exchangeChecks.id })
  return claimed.length > 0
}

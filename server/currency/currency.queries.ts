import { desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/core/database/database.ts'
import { float, nullable, selection, string } from '#server/core/database/selection.ts'
import { inParaguay, todayInParaguay } from '#server/core/sql/paraguayTime.ts'
import type { ExchangeDay } from '#shared/currency/currency.ts'
import type { Quote } from './currency.sources.ts'
import { exchangeChecks, exchangeRates, type RateFailure } from './currency.table.ts'

export interface StoredRate {
  rate: number
  source: string
  fetchedAt: Date
}

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

const r = alias(exchangeRates, 'r')
const rateOfDay = selection({
  day: string(sql`r.day`),
  rate: float(sql`r.rate`),
  buy: nullable(float(sql`r.buy`)),
  sell: nullable(float(sql`r.sell`)),
  source: r.source,
  fetchedAt: r.fetchedAt,
})

/** Oldest first; per day the newest with both prices, else the newest. */
export async function findRateDays(db: Db, days: number): Promise<ExchangeDay[]> {
  const rows = await rateOfDay.read(
    db,
    (columns) => sql`
    select distinct on (r.day) ${columns}
    from (select (fetched_at at time zone ${inParaguay})::date as day, * from exchange_rates
      where fetched_at >= (${todayInParaguay} - ${days - 1}::int)::timestamp at time zone ${inParaguay}) as r
    order by r.day, (r.buy is not null and r.sell is not null) desc, r.fetched_at desc, r.id desc`,
  )
  return rows.map(({ fetchedAt, ...row }) => ({ ...row, updatedAt: fetchedAt.toISOString() }))
}

const theCheck = eq(exchangeChecks.id, 'rate')

export async function insertFailure(db: Db, failures: RateFailure[]): Promise<void> {
  await db.update(exchangeChecks).set({ failedAt: sql`now()`, failures }).where(theCheck)
}

export async function findFailure(db: Db): Promise<{ failedAt: Date | null; failures: RateFailure[] }> {
  const { failedAt, failures } = exchangeChecks
  const [row] = await db.select({ failedAt, failures }).from(exchangeChecks).where(theCheck)
  return { failedAt: row?.failedAt ?? null, failures: row?.failures ?? [] }
}

/** One fetch per `seconds` across servers. */
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

import type { Context } from '#server/core/context.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { words } from '#server/core/words.ts'
import { summarize, toCents } from '#shared/market/market.ts'
import type { Calculation, PriceQuestion } from '#shared/prices/prices.ts'
import { insertAnalyses } from './analyses.queries.ts'
import { countingPrices, countOf, type MarketArea, type Markets, marketReader } from './market.service.ts'
import { requireAnalyses } from './prices.policy.ts'
import type { Elsewhere, MarketKind } from './prices.queries.ts'
import { standingOf } from './standing.ts'

/**
 * Difference and `isAboveMarket` refer to the average, verdict and fair range to the quartiles. `listingId`:
 * stores the result; throws `not_signed_in`, `forbidden` or `not_found`. Throws `no_comparables` and
 * `no_comparables_left`.
 */
export async function calculate(
  { db, database, markets }: Pick<Context, 'db' | 'database'> & { markets: Markets },
  question: PriceQuestion,
  actor: Actor,
): Promise<Calculation> {
  const { listingId } = question
  if (listingId) await requireAnalyses(db, listingId, actor)
  const reads = listingId ? db : database.reads
  const { scope, comparables } = await (listingId
    ? marketReader(db, question)(listingId)
    : markets.of(reads, question))
  const counting = countOf(comparables)
  if (counting === 0) throw nothingToCompare(question, await markets.elsewhere(reads, question))

  const summary = summarize(countingPrices(comparables, new Set(question.exclude)))
  if (!summary) throw new AppError('no_comparables_left')

  const pricePerSqm = question.priceUSD / question.area
  const standing = standingOf(pricePerSqm, question.area, summary, scope)
  if (listingId) {
    const { neighborhood, city, propertyType, transactionType, area, priceUSD: price } = question
    const measured = { id: listingId, neighborhood, city, propertyType, transactionType, area, price }
    await insertAnalyses(db, [{ measured, summary, scope }])
  }
  return {
    ...standing,
    isAboveMarket: standing.priceDifference > 0,
    inputPricePerSqm: toCents(pricePerSqm),
    transactionType: question.transactionType,
    excluded: counting - summary.sampleSize,
    leftOut: comparables.leftOut.size,
  }
}

function nothingToCompare(market: MarketArea, elsewhere: Elsewhere[]): AppError {
  if (elsewhere.length === 0) return new AppError('no_comparables')
  return new AppError('no_comparables', {
    sentence(language) {
      const { listings, errors } = words(language)
      const kindOf = ({ propertyType, transactionType }: MarketKind) =>
        listings.kind[transactionType](listings.types[propertyType])
      return errors.noComparables(
        kindOf(market),
        elsewhere.map((other) => ({ kind: kindOf(other), city: other.city, count: other.count })),
      )
    },
  })
}

import type { Context } from '#server/core/context.ts'
import type { Db } from '#server/core/database/database.ts'
import { AppError } from '#server/core/errors.ts'
import type { Actor } from '#server/core/http/actor.ts'
import { words } from '#server/core/words.ts'
import type { Estimate } from '#shared/market/estimate/estimate.ts'
import { toCents } from '#shared/market/market.ts'
import type { Calculation, PriceQuestion } from '#shared/prices/prices.ts'
import { insertAnalyses } from './analyses.queries.ts'
import type { Accuracy } from './estimate/accuracy.service.ts'
import type { Estimator } from './estimate/estimator.ts'
import { factsOf } from './estimate/pool.ts'
import {
  countOf,
  isOfCityAlone,
  type MarketArea,
  type Markets,
  marketReader,
  summaryOf,
} from './market.service.ts'
import { marketListingsBySql } from './marketListings.ts'
import { requireAnalyses } from './prices.policy.ts'
import { findMeasured, type MarketKind, type MarketSize } from './prices.queries.ts'
import { standingOf } from './standing.ts'

/**
 * Difference and `isAboveMarket` refer to the average, the verdict to the estimate. `listingId`:
 * stores the result; throws `not_signed_in`, `forbidden` or `not_found`. Throws `no_comparables` and
 * `no_comparables_left`.
 */
export async function calculate(
  {
    db,
    database,
    markets,
    estimator,
    accuracy,
  }: Pick<Context, 'db' | 'database'> & {
    markets: Markets
    estimator: Estimator
    accuracy: Accuracy
  },
  question: PriceQuestion,
  actor: Actor,
): Promise<Calculation> {
  const { listingId } = question
  if (listingId) await requireAnalyses(db, listingId, actor)
  const reads = listingId ? db : database.reads
  const exclude = new Set(question.exclude)
  // Together: of a market that nobody asked about lately, each is read from the database.
  const [{ scope, comparables }, estimate, typicalErrorPercent] = await Promise.all([
    listingId ? marketReader(marketListingsBySql(db), question)(listingId) : markets.of(reads, question),
    estimateFor({ db, reads, estimator }, question, exclude),
    accuracy.typicalError(reads, question),
  ])
  const counting = countOf(comparables)
  if (counting === 0) throw nothingToCompare(question, await markets.elsewhere(reads, question))

  const summary = summaryOf(comparables, exclude)
  if (!summary) throw new AppError('no_comparables_left')

  const pricePerSqm = question.priceUSD / question.area
  const evidence = { summary, scope, estimate, typicalErrorPercent }
  const standing = standingOf(question.priceUSD, question.area, evidence)
  if (listingId) {
    const { neighborhood, city, propertyType, transactionType, area, priceUSD: price } = question
    const measured = { id: listingId, neighborhood, city, propertyType, transactionType, area, price }
    await insertAnalyses(db, [{ measured, summary, scope, estimate }])
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

/** Of a stored listing, which does not count and has its own facts, or of what is described. */
async function estimateFor(
  { db, reads, estimator }: { db: Db; reads: Db; estimator: Estimator },
  question: PriceQuestion,
  exclude: ReadonlySet<string>,
): Promise<Estimate | undefined> {
  const { listingId: id, propertyType } = question
  const [listing] = id ? await findMeasured(db, [id]) : [question]
  const facts = listing ? factsOf(listing, propertyType) : {}
  return estimator.estimate(id ? db : reads, { ...question, facts, exclude, ...(id && { id }) })
}

function nothingToCompare(market: MarketArea, elsewhere: MarketSize[]): AppError {
  if (elsewhere.length === 0) return new AppError('no_comparables')
  return new AppError('no_comparables', {
    sentence(language) {
      const { listings, errors } = words(language)
      const kindOf = ({ propertyType, transactionType }: MarketKind) =>
        listings.kind[transactionType](listings.types[propertyType])
      return errors.noComparables(
        kindOf(market),
        elsewhere.map((other) => ({ kind: kindOf(other), city: other.city, count: other.count })),
        isOfCityAlone(market) ? market.city : undefined,
      )
    },
  })
}

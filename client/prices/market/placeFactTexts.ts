import { formatNumber } from '#client/core/format.ts'
import { givenPercentText, percentText, roughPerSqm } from '#client/prices/priceFigures.ts'
import type { Language } from '#shared/core/language.ts'
import { enough, priceDifference, sideOf } from '#shared/market/market.ts'
import type { PlaceMarket } from '#shared/prices/placeMarket.ts'
import type { NeighborhoodPrices } from '#shared/prices/prices.ts'
import type { Words } from '#shared/words.ts'
import { monthText } from './monthText.ts'

interface Markets {
  sale: PlaceMarket
  rent: PlaceMarket
  /** Of its city, for sale. */
  around: NeighborhoodPrices | undefined
}

/** Fewer neighborhoods make no order of prices. */
const leastRanked = 3

/** What our own figures say of a place, in sentences. */
export function placeFacts(
  { sale, rent, around }: Markets,
  language: Language,
  words: Pick<Words, 'core' | 'market'>,
): string[] {
  const w = words.market.facts
  const given = (value: number) => givenPercentText(value, language, words)
  const days = sale.medianDaysOnMarket
  return [
    ...(sale.n < enough && rent.n < enough ? [w.few(enough)] : []),
    ...(sale.n >= enough && around ? besideOthers(sale, around, language, words) : []),
    ...(sale.grossYieldPercent === null ? [] : [w.yield(given(sale.grossYieldPercent))]),
    ...(days === null ? [] : [w.days(days, formatNumber(days, language))]),
    ...(sale.underOfferPercent === 0 ? [] : [w.underOffer(given(sale.underOfferPercent))]),
    ...sinceFirstMonth(sale, language, words),
  ]
}

function besideOthers(
  { city, neighborhood, medianPricePerSqm }: PlaceMarket,
  around: NeighborhoodPrices,
  language: Language,
  words: Pick<Words, 'core' | 'market'>,
): string[] {
  const w = words.market.facts
  const ranked = around.neighborhoods
    .filter((one) => one.city === city && one.enough)
    .toSorted((a, b) => b.marketStats.medianPricePerSqm - a.marketStats.medianPricePerSqm)
  const [dearest, cheapest] = [ranked[0], ranked.at(-1)]
  if (ranked.length < leastRanked || !dearest || !cheapest) return []
  if (neighborhood === null) {
    return [
      w.dearest(dearest.neighborhood, roughPerSqm(dearest.marketStats.medianPricePerSqm)),
      w.cheapest(cheapest.neighborhood, roughPerSqm(cheapest.marketStats.medianPricePerSqm)),
    ]
  }
  const whole = around.cities.find((one) => one.city === city)
  const position = ranked.findIndex((one) => one.neighborhood === neighborhood) + 1
  const rank = position > 0 ? [w.rank(position, ranked.length)] : []
  if (!whole || medianPricePerSqm === null) return rank
  const percent = priceDifference(medianPricePerSqm, whole.marketStats.medianPricePerSqm)
  const figure = percentText(Math.abs(percent), language, words)
  const side = { above: w.dearer(figure, city), below: w.cheaper(figure, city), even: w.same(city) }
  return [side[sideOf(percent)], ...rank]
}

function sinceFirstMonth(
  { months }: PlaceMarket,
  language: Language,
  words: Pick<Words, 'core' | 'market'>,
): string[] {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last || first === last) return []
  const percent = priceDifference(last.medianPricePerSqm, first.medianPricePerSqm)
  const side = sideOf(percent)
  if (side === 'even') return []
  const write = side === 'above' ? words.market.facts.risen : words.market.facts.fallen
  return [write(percentText(Math.abs(percent), language, words), monthText(first.month, language))]
}

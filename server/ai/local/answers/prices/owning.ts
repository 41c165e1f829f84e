import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import { pricesIn } from '#server/ai/local/amounts.ts'
import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { homesAsked } from '#server/ai/local/homesAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { filterInputOf } from '#server/ai/tools/input/searchFilters.ts'
import { listingFigures } from '#server/ai/tools/listingFigures.ts'
import { facts } from '#shared/guides/facts/facts.ts'
import { enough } from '#shared/market/market.ts'
import { paths } from '#shared/paths.ts'

const monthsOfYear = 12
/** Percent of the price a year for repairs and taxes, as the calculator of rent or buy takes it. */
const upkeep = 1
const houseWords = / (?:casa|casas|duplex|house|houses|chalet)(?= )/

/** Fees of flats there, where enough listings state them. */
export async function feesIn(
  { use }: QuestionContext,
  place: { city: string; neighborhood: string | undefined },
) {
  const filters = {
    ...{ city: [place.city], propertyType: ['apartment' as const] },
    ...(place.neighborhood && { neighborhood: [place.neighborhood] }),
  }
  const { all } = await use(listingFigures, { ...filterInputOf(filters), measure: 'maintenanceFee' })
  return all.spread && all.spread.listings >= enough ? { ...all.spread, path: all.path } : undefined
}

/** "¿Cuánto me cuesta por mes tener un depto de 110 mil?": taxes, fees and repairs, whatever the loan. */
export async function answerOwning(question: QuestionContext): Promise<void> {
  const { reply, texts, text, rate, wording } = question
  const [price] = pricesIn(text, rate)
  if (price === undefined) return
  const w = texts.words.priceAdvice.owning
  const { city, neighborhood } = homesAsked(question)
  const { to } = answerOf('propertyTax', { language: texts.language, rate, strength: 2 }).link
  const method = paths.method(texts.pageLanguage)
  const usd = (value: number) => texts.usd(Math.round(value))
  const yearly = (price * facts.propertyTax.value.amounts[0]) / 100
  reply.say(w.lead(usd(price)), [usd(price), method])
  const [year, month] = [usd(yearly), usd(yearly / monthsOfYear)]
  reply.item(w.tax(year, month), [year, to], [month, to])
  const spread = houseWords.test(wording) ? undefined : await feesIn(question, { city, neighborhood })
  const example = facts.condoFeeExample.values.fee.amounts[0]
  if (spread) {
    const [median, low, high] = [spread.median, spread.low, spread.high].map(usd)
    const count = texts.number(spread.listings)
    reply.item(w.fees(`${median}`, `${low}`, `${high}`, neighborhood ?? city, count), [
      `${median}`,
      spread.path,
    ])
  } else reply.item(w.feesExample(usd(example)), [usd(example), to])
  const kept = (price * upkeep) / 100
  const [keptYear, keptMonth] = [usd(kept), usd(kept / monthsOfYear)]
  reply.item(w.repairs(keptYear, keptMonth), [keptYear, method], [keptMonth, method])
  reply.paragraph()
  const whole = usd(kept / monthsOfYear + (spread?.median ?? example))
  if (!houseWords.test(wording)) reply.say(w.sum(whole), [whole, method])
  reply.say(w.rest)
  suggestStart(question)
}

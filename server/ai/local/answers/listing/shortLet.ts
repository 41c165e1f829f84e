import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import { inDollars } from '#server/ai/local/amounts.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'
import { facts } from '#shared/guides/facts/facts.ts'
import { capital } from '#shared/places/mainCities.ts'

const { occupancy, month } = facts.shortStay.values
const [usualOccupancy] = occupancy.amounts
const [usualMonth] = month.amounts
const [vatPercent] = facts.shortRentVat.value.amounts
const nightsOfMonth = 365 / 12
const months = 12

/** "¿Qué me queda si lo pongo en Airbnb?": a month of nights at the usual occupancy, less what is known of its costs. */
export function sayShortLet(question: QuestionContext, listing: ListingDetails): void {
  const { reply, texts, rate } = question
  const { nightlyPriceUSD, priceUSD, city, path, stated } = listing
  if (priceUSD <= 0 || city !== capital) return
  const w = texts.words.listingReplies.terms
  const { to } = answerOf('shortStay', { language: texts.language, rate, strength: 2 }).link
  const fee = stated.maintenanceFee
  const fees = fee ? inDollars({ value: Number(fee.amount), currency: fee.currency }, rate) : 0
  const gross = nightlyPriceUSD ? (nightlyPriceUSD * nightsOfMonth * usualOccupancy) / 100 : usualMonth
  const vat = (gross * vatPercent) / 100
  const left = gross - fees - vat
  const share = texts.percent(Math.round((left * months * 1000) / priceUSD) / 10)
  const [taken, costs, tax, rest] = [gross, fees, vat, left].map((usd) => texts.usd(Math.round(usd)))
  const night = nightlyPriceUSD ? texts.usd(nightlyPriceUSD) : undefined
  const pieces = { taken: `${taken}`, costs: `${costs}`, tax: `${tax}`, rest: `${rest}`, share }
  const sources = [pieces.taken, pieces.tax, pieces.rest, share].map((piece) => [piece, to] as const)
  const ofNights = night ? [[night, path] as const] : []
  reply.say(w.shortLet(pieces, night), [pieces.costs, path], ...ofNights, ...sources)
}

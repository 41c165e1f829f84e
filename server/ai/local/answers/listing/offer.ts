import { pricesIn } from '#server/ai/local/amounts.ts'
import { asksOffer, ownOfferIn, sayOfferOf } from '#server/ai/local/answers/prices/offer.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { isMonthly } from '#server/ai/local/texts.ts'
import { estimatePrice } from '#server/ai/tools/estimatePrice.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'
import { fold } from '#shared/core/text.ts'

const bareOffer = /(?<![\d.,])(\d{2,3})(?![\d.,%]| ?%| ?mil)/
/** A share of the price: less is no offer. */
const leastOffer = 0.4
/** Percent below the price that negotiations usually open with. */
const usual = 10

const numbers: Readonly<Record<string, number>> = {
  ...{ cinco: 5, diez: 10, quince: 15, veinte: 20, treinta: 30 },
  ...{ five: 5, ten: 10, fifteen: 15, twenty: 20, thirty: 30, dez: 10, quinze: 15, vinte: 20, trinta: 30 },
}
const reduced = new RegExp(
  `(\\d{1,2}(?:[.,]\\d)?|${Object.keys(numbers).join('|')})\\s*(?:%|por ?ciento|percent|por cento|pct)`,
)
/** "20 mil menos", "20k below asking" */
const lessBy =
  /(?<![\d.,])(\d{1,3}) ?(?:k|mil|lucas|thousand)(?: (?:por|mas|less|a|de|lo)){0,2} (?:menos|abajo|debajo|abaixo|below|under|lower|less|off)(?!\p{L})/u

interface Offered {
  usd: number
  percent: number
  /** By how much less it was said to be. */
  isShare: boolean
}

/** What the reader means to offer for a listing. */
function offeredFor({ text, rate }: QuestionContext, { priceUSD }: ListingDetails): Offered | undefined {
  if (priceUSD <= 0) return undefined
  const folded = fold(text)
  const share = reduced.exec(folded)?.[1]
  const percent = share === undefined ? 0 : (numbers[share] ?? Number(share.replace(',', '.')))
  if (percent > 0) return { usd: Math.round(priceUSD * (1 - percent / 100)), percent, isShare: true }
  const less = Number(lessBy.exec(folded)?.[1] ?? 0) * 1000
  // "Una oferta de 270": thousands.
  const bare = Number(bareOffer.exec(text)?.[1] ?? 0) * 1000
  const own = ownOfferIn(text, priceUSD) ?? 0
  const prices = less > 0 ? [priceUSD - less] : [own, ...pricesIn(text, rate), bare]
  const usd = prices.find((one) => one < priceUSD && one >= priceUSD * leastOffer)
  return usd === undefined
    ? undefined
    : { usd, percent: Math.round(((priceUSD - usd) * 1000) / priceUSD) / 10, isShare: false }
}

/** "¿Puedo ofrecer 250 mil?", "would 15% under asking be insulting": what that is, beside what similar ones ask. */
export async function sayOffer(question: QuestionContext, listing: ListingDetails): Promise<void> {
  const { reply, texts, use, wording } = question
  const { path, priceUSD } = listing
  const w = texts.words.priceAdvice.offer
  const offered = offeredFor(question, listing)
  if (!offered) {
    if (!isMonthly(listing) && asksOffer.test(wording)) sayOfferOf(question, listing)
    return
  }
  const write = isMonthly(listing) ? texts.perMonth : texts.usd
  const [amount, price, percent] = [write(offered.usd), write(priceUSD), texts.percent(offered.percent)]
  if (offered.isShare) reply.say(texts.words.advice.listing.reduced(percent, amount), [amount, path])
  else {
    const said = texts.words.listingReplies.price.offered(amount, percent, price)
    reply.say(said, [amount, path], [percent, path], [price, path])
  }
  const { fairRangeUSD } = await use(estimatePrice, { listingId: listing.id, comparables: 0 })
  if (fairRangeUSD) {
    const [low, high] = [write(fairRangeUSD.low), write(fairRangeUSD.high)]
    const side =
      offered.usd < fairRangeUSD.low ? 'below' : offered.usd > fairRangeUSD.high ? 'above' : 'within'
    reply.say(w.beside[side](low, high), [low, path], [high, path])
  }
  if (!isMonthly(listing)) reply.say(offered.percent > usual ? w.bold : w.usual)
  reply.say(w.make)
}

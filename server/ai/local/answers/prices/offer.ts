import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import { amountsIn, inDollars, type Money } from '#server/ai/local/amounts.ts'
import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { writeMoney } from '#server/ai/local/answers/homes/instalment.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'
import { paths } from '#shared/paths.ts'

/** Percent below what is asked: a rule of thumb, and said to be one. */
const opening = { least: 5, most: 10 }
/** US dollars: less is no price of a home. */
const leastPrice = 8000
const thousand = 1000
const turnsBack = 2

/** "Pensaba ofrecer 95": of thousands, beside a price. */
const ownOffer =
  /(?:ofrezco|ofrecer(?:le)?|ofrecemos|oferto|ofertar|offer(?:ing)?|bid(?:ding)?|ofere[cç]o|oferecer|proponer|proponho|dando|doy)\s+(?:de |a |them |him |her |usd |us\$ ?|\$ ?|unos |uns |around )?(\d+(?:[.,]\d+)*)(?!\d|[.,]\d|\s*(?:%|por ?ciento|percent|por cento))/iu
const forMonths =
  / (?:hace|ha|por|for|since|desde hace|lleva|leva|been)(?: \w+){0,3} (?:meses|anos|months|year|years|un ano|um ano)(?= )/

/** "¿Cuánto puedo ofrecer por este?", "¿y si ofrezco 260?" */
export const asksOffer =
  / (?:ofrezco|ofrecer\w*|ofreceria\w*|oferto|ofertar\w*|oferta|contraoferta|regate\w+|offer|bid|haggle|ofereco|oferec\w+|proposta|propor)(?= )/

export interface OfferAsked {
  price: Money
  /** What the reader means to offer. */
  offer: Money | undefined
}

/** "Piden 180": of thousands of dollars. */
const bareAsked =
  /((?<!\p{L})(?:piden?|pidiendo|quieren?|asking|asks?|wants?|listed (?:at|for)|(?:est[aá]|publicad[oa]) (?:en|a)|pedem?|querem)\s+(?:por (?:ella|el|eso)\s+)?(?:usd |us\$ ?|\$ ?)?)(\d{2,3})(?!\d|[.,]\d|\s*(?:mil|k|%|m2|m²|metros|millon|palos|dorm|años|a[nñ]os))/giu
/** "Me bajaron de 120 a 112 mil": from what was asked. */
const reduced =
  /(?:baj\p{L}+|reduj\p{L}+|rebaj\p{L}+|(?:came|come|dropped|went|got) down|dropped|reduced|baix\p{L}+)\s+(?:it |el precio |o preço )?(?:de|from)\s+(?:usd |\$ ?)?(\d{2,3})(?:\s*(?:mil|k))?\s+(?:a|to|para|hasta)\s+(?:usd |\$ ?)?(\d{2,3})\s*(?:mil|k)(?!\p{L})/iu

const pricesOf = (text: string, rate: number): Money[] =>
  amountsIn(text.replace(bareAsked, '$1$2 mil'), 'sale').filter((one) => inDollars(one, rate) >= leastPrice)

/** What the reader means to offer; "260" beside a price of 288,000 is of thousands. */
export function ownOfferIn(text: string, price: number): number | undefined {
  const figure = ownOffer.exec(text)?.[1]
  if (figure === undefined) return undefined
  const value = Number(figure.replaceAll(/[.,](?=\d{3})/g, '').replace(',', '.'))
  if (!(value > 0)) return undefined
  const scaled = value < thousand && price >= leastPrice ? value * thousand : value
  return scaled >= price / 4 && scaled <= price * 2 ? scaled : undefined
}

/** The price that an offer is for: of the text, else of the turns before it. */
export function offerAsked({ text, history, rate }: Meaning): OfferAsked | undefined {
  const [, from, to] = reduced.exec(text) ?? []
  if (from !== undefined && to !== undefined) {
    const price: Money = { value: Number(from) * thousand, currency: 'USD', isMarked: true, at: -1 }
    return { price, offer: { ...price, value: Number(to) * thousand } }
  }
  const said = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const texts = [text, ...said.slice(-turnsBack).toReversed()]
  for (const one of texts) {
    const prices = pricesOf(one, rate)
    const [price] = prices.toSorted((a, b) => inDollars(b, rate) - inDollars(a, rate))
    if (!price) continue
    const own = ownOfferIn(text, price.value)
    if (own === price.value) continue
    return { price, offer: own === undefined ? undefined : { ...price, value: own } }
  }
  return undefined
}

/** "¿Cuánto ofrezco por una de 140 mil?": a range to open with, and what it depends on. */
export function answerOffer(question: QuestionContext): void {
  const asked = offerAsked(question)
  if (!asked) return
  const { reply, texts, wording } = question
  const w = texts.words.priceAdvice.offer
  sayOfferFor(question, asked)
  reply.say(forMonths.test(wording) ? w.long : w.lower)
  reply.say(w.how)
  const { link } = answerOf('negotiating', { language: texts.language, rate: question.rate, strength: 2 })
  reply.say(texts.words.advice.income.guide(link.text), [link.text, link.to])
  suggestStart(question)
}

function sayOfferFor({ reply, texts }: QuestionContext, { price, offer }: OfferAsked): void {
  const w = texts.words.priceAdvice.offer
  const source = paths.method(texts.pageLanguage)
  const write = (value: number) => writeMoney(texts, price, value)
  const whole = write(price.value)
  if (offer) {
    const said = write(offer.value)
    if (offer.value >= price.value) return void reply.say(w.ownAbove(whole, said), [said, source])
    const percent = texts.percent(100 - (offer.value * 100) / price.value)
    return void reply.say(w.own(whole, said, percent), [said, source], [percent, source])
  }
  const [low, high] = [opening.most, opening.least].map((one) => write((price.value * (100 - one)) / 100))
  reply.say(w.range(whole, `${low}`, `${high}`), [`${low}`, source], [`${high}`, source])
}

/** Of a listing for sale. */
export function sayOfferOf(question: QuestionContext, { priceUSD }: ListingDetails): void {
  const price: Money = { value: priceUSD, currency: 'USD', isMarked: true, at: -1 }
  const own = ownOfferIn(question.text, priceUSD)
  sayOfferFor(question, { price, offer: own === undefined ? undefined : { ...price, value: own } })
}

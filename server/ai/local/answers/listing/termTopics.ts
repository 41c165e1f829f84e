import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import { rentPayingFaq } from '#server/ai/guides/faq/renting/paying.ts'
import type { GuideTopic } from '#server/ai/guides/topics/topics.ts'
import { saySaid } from '#server/ai/local/answers/matters/nearestOf.ts'
import { quoteOf, sayAsk, sayQuoted } from '#server/ai/local/answers/quoting.ts'
import { answerSafety } from '#server/ai/local/answers/safety.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { isMonthly } from '#server/ai/local/texts.ts'
import type { AskedTopic } from '#server/ai/local/topics/nearestTopic.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'
import { facts } from '#shared/guides/facts/facts.ts'
import { sayPrice, sayVisit } from './listingFacts.ts'
import { sayStated } from './statedFacts.ts'

/* Terms of a contract and taxes: what the listing says of them, then what is so in general. */

type Say = (question: QuestionContext, listing: ListingDetails) => void | Promise<void>
type TermTopic = Extract<
  AskedTopic,
  | 'rentRaise'
  | 'leaveEarly'
  | 'depositBack'
  | 'payCurrency'
  | 'propertyTax'
  | 'rentTaxes'
  | 'saleTaxes'
  | 'foreignBuyer'
  | 'safe'
  | 'unseen'
>

/* In the author's text. */
const raiseWords = / (?:reajust\w+|ajuste|aumentos?|suba|incremento|actualizacion) /
const leavingWords = / (?:rescision|rescindir|preaviso|penalidad|multa) /
const currencyWords = / (?:guaranies|dolares|moneda|reales|cripto\w*|bitcoin) /

const ofDeposit = / (?:garantia|deposito|caucao|caucion|deposit)(?= )/
const fromAfar =
  / (?:viaj\w+|(?:sin|sem) ir|desde (?:el exterior|afuera|alla|\w+)|a distancia|(?:vivo|moro|estoy) (?:en|no|na|fora|afuera)|abroad|travell?ing|fly\w*|flying|remotely|from (?:afar|home|here|\w+ without)|distancia|exterior)(?= )/

function sayTopic({ reply, texts, rate }: QuestionContext, topic: GuideTopic): void {
  const { text, link } = answerOf(topic, { language: texts.language, rate, strength: 2 })
  reply.paragraph()
  reply.say(text, [link.text, link.to])
}

const [rentVat] = facts.rentVat.value.amounts
const [rentTax] = facts.rentIncomeTax.values.most.amounts
const [rentTaxAbroad] = facts.rentTaxAbroad.values.most.amounts
const [saleTax] = facts.saleIncomeTax.values.most.amounts
const [saleTaxAbroad] = facts.saleTaxAbroad.values.most.amounts
const [saleVat] = facts.saleVat.values.most.amounts

/** "Este alquiler lleva IVA?" of a rental, else what its owner would pay on a rent. */
const sayRentTaxes: Say = (question, listing) => {
  const { reply, texts, rate } = question
  const { terms, more } = texts.words.listingReplies
  const { to } = answerOf('rentTax', { language: texts.language, rate, strength: 2 }).link
  const write = (usd: number, percent: number) => texts.usd(Math.round((usd * percent) / 100))
  if (isMonthly(listing)) {
    if (!sayStated(question, listing, ['vatIncluded'])) reply.say(more.vat)
    if (listing.stated.vatIncluded !== true && listing.priceUSD > 0) {
      const [rent, vat] = [texts.usd(listing.priceUSD), write(listing.priceUSD, rentVat)]
      const sum = texts.usd(Math.round(listing.priceUSD * (1 + rentVat / 100)))
      reply.say(terms.vatOnTop(rent, vat, sum), [rent, listing.path], [vat, to], [sum, to])
    }
    saySaid(question, rentPayingFaq.rentInvoice)
    return void sayAsk(question, listing)
  }
  const rent = listing.monthlyRentUSD ?? listing.expectedMonthlyRentUSD
  sayTopic(question, 'rentTax')
  if (!rent) return
  const pieces = [rentVat, rentTax, rentTaxAbroad].map((percent) => write(rent, percent))
  const [vat = '', resident = '', abroad = ''] = pieces
  const said = terms.rentTaxes(texts.usd(rent), { vat, resident, abroad })
  reply.say(said, [texts.usd(rent), listing.path], ...pieces.map((piece) => [piece, to] as const))
}

/** "¿Y cuando lo venda?" */
const saySaleTaxes: Say = (question, { transactionType, priceUSD, path }) => {
  const { reply, texts, rate } = question
  sayTopic(question, 'saleTax')
  if (transactionType === 'rent' || priceUSD <= 0) return
  const { to } = answerOf('saleTax', { language: texts.language, rate, strength: 2 }).link
  const pieces = [saleTax, saleTaxAbroad, saleVat].map((percent) =>
    texts.usd(Math.round((priceUSD * percent) / 100)),
  )
  const [resident = '', abroad = '', vat = ''] = pieces
  const said = texts.words.listingReplies.terms.saleTaxes(texts.usd(priceUSD), { resident, abroad, vat })
  reply.say(said, [texts.usd(priceUSD), path], ...pieces.map((piece) => [piece, to] as const))
}

const sayForeignBuyer: Say = (question, listing) => {
  if (isMonthly(listing)) return sayTopic(question, 'rentingAsForeigner')
  const isLand = listing.propertyType === 'land'
  sayTopic(question, fromAfar.test(question.wording) ? 'fromAbroad' : isLand ? 'borderZone' : 'foreigners')
}

export const termSayings: Record<TermTopic, Say> = {
  rentRaise: (question, listing) => {
    const { raise: missing } = question.texts.words.listingReplies.terms
    sayQuoted(question, listing, { words: raiseWords, missing })
    sayTopic(question, 'rentIncrease')
  },
  leaveEarly: (question, listing) => {
    const { leaving: missing } = question.texts.words.listingReplies.terms
    sayQuoted(question, listing, { words: leavingWords, missing })
    if (!ofDeposit.test(question.wording)) return sayTopic(question, 'leaseTerm')
    sayStated(question, listing, ['guarantee'])
    question.reply.paragraph()
    saySaid(question, 'depositLeavingEarly')
  },
  depositBack: (question, listing) => {
    sayStated(question, listing, ['guarantee'])
    question.reply.paragraph()
    saySaid(question, 'depositDeductions')
  },
  payCurrency: (question, listing) => {
    const { reply, texts } = question
    if (!reply.has(texts.usd(listing.priceUSD))) sayPrice(question, listing)
    const quote = quoteOf(listing, currencyWords)
    if (quote) reply.say(texts.words.listingReplies.more.says(quote), [quote, listing.path])
    const ofRent = payWays.test(question.wording) ? 'rentReceipt' : 'whichCurrency'
    saySaid(question, isMonthly(listing) ? ofRent : 'otherCurrency')
    sayAsk(question, listing)
  },
  propertyTax: (question, listing) => {
    if (isMonthly(listing)) saySaid(question, 'propertyTaxTenant')
    else sayTopic(question, 'propertyTax')
  },
  rentTaxes: sayRentTaxes,
  saleTaxes: saySaleTaxes,
  foreignBuyer: sayForeignBuyer,
  unseen: (question, listing) => {
    saySaid(question, isMonthly(listing) ? 'rentUnseen' : 'depositBeforeTitle')
    question.reply.paragraph()
    sayVisit(question, listing)
  },
  safe: (question, listing) => answerSafety({ ...question, listing }),
}

const payWays =
  / (?:pix|paypal|wise|zelle|mercado ?pago|tigo money|giros|billetera|transferencia(?: bancaria)?|bank transfer|transferencia)(?= )/

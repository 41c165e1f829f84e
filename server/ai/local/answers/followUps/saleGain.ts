import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import { amountsIn, inDollars, isYear, type Money } from '#server/ai/local/amounts.ts'
import { suggestStart } from '#server/ai/local/answers/helping.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { wordingOf } from '#server/ai/local/wording.ts'
import { facts } from '#shared/guides/facts/facts.ts'

const ofTax =
  / (?:impuest\w+|dnit|fisco|hacienda|tribut\w+|irp|inr|tax(?:es|ed)?|impost\w+|capital gains?)(?= )/
const ofRent = / (?:alquil\w+|rent(?:al|ed|ing|s)?|alug\w+)(?= )/
const buys =
  /(?<!\p{L})(?:(?:lo|la|los|las|me|it|i|for)\s+)?(?:compr(?:é|e|ó|o|amos|ei|ado|ada)|bought|purchased|paid|cost(?:ó|o)?(?: me)?|pagu[eéi]+|pagamos|invertí|gast[eé])(?!\p{L})/giu
const sells = /(?<!\p{L})(?:vend\p{L}*|sell\p{L}*|sold|sale)(?!\p{L})/giu

/** "¿Y si soy argentino sin residencia?" after the tax of a sale. */
const residesElsewhere =
  / (?:sin residencia|without residency|sem residencia|no (?:resido|residimos|vivo|vivimos|soy residente)|nao (?:moro|resido|sou residente)|non residents?|not (?:a )?resident|(?:vivo|vivimos|live|moro|resido) (?:en|in|no|na|em) (?:el )?(?:exterior|extranjero|argentina|brasil|brazil|espana|spain)|abroad|en el exterior|no exterior)(?= )/

/** US dollars. */
const leastPrice = 3000
const maxWords = 30
const maxBack = 2

interface Said {
  bought: Money | undefined
  sold: Money | undefined
  /** Of neither verb. */
  other: Money | undefined
}

/** Each amount is of the verb before it; "130 mil" alone of neither. */
function pricesSaid(text: string, rate: number): Said {
  const marks = [
    ...[...text.matchAll(buys)].map(({ index }) => ({ index, kind: 'bought' as const })),
    ...[...text.matchAll(sells)].map(({ index }) => ({ index, kind: 'sold' as const })),
  ].toSorted((one, other) => one.index - other.index)
  const said: Said = { bought: undefined, sold: undefined, other: undefined }
  const read = (piece: string) =>
    amountsIn(piece, 'sale').find(
      (one) => inDollars(one, rate) >= leastPrice && (one.isMarked || !isYear(one.value)),
    )
  said.other = read(text.slice(0, marks[0]?.index))
  marks.forEach(({ index, kind }, at) => {
    said[kind] ??= read(text.slice(index, marks[at + 1]?.index))
  })
  return said
}

export interface SaleGain {
  bought: Money
  sold: Money
}

/** "¿Y si lo compré en 120?" after the tax of a sale, or both prices in one question. */
export function saleGain({ text, wording, history, rate, listing }: Meaning): SaleGain | undefined {
  if (wording.trim().split(' ').length > maxWords) return undefined
  const before = history
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .slice(-maxBack)
  const asked = [text, ...before.toReversed()]
  if (!asked.some((one) => ofTax.test(wordingOf(one)))) return undefined
  if (ofRent.test(wording)) return undefined
  const now = pricesSaid(asThousands(text), rate)
  const isOfAbroad = residesElsewhere.test(wording)
  if (!now.bought && !now.sold && !now.other && !isOfAbroad) return undefined
  const earlier = before.toReversed().map((one) => pricesSaid(asThousands(one), rate))
  const bought = now.bought ?? earlier.find((one) => one.bought)?.bought
  const fromListing: Money | undefined =
    listing && listing.transactionType !== 'rent' && listing.priceUSD > leastPrice
      ? { value: listing.priceUSD, currency: 'USD', isMarked: true, at: 0 }
      : undefined
  const sold =
    now.sold ??
    (now.bought ? undefined : now.other) ??
    earlier.map((one) => one.sold ?? one.other).find((one) => one !== undefined) ??
    now.other ??
    fromListing
  return bought && sold && bought !== sold ? { bought, sold } : undefined
}

const bareThousands =
  /((?:compr(?:é|e|amos|ei)|bought|paid|pagu[eéi]{1,2}|cost[oó]|vend\p{L}{0,9}|sell|sold)(?:\s{1,3}\p{L}{1,15}){0,3}\s{1,3}\$?)(\d{2,3})(?=\s{0,3}(?:[,;?.!](?!\d)|$|(?:y|e|and|con|cuant[oa]|quant[oa]|how|what|que|tengo|tenho)(?!\p{L})))/giu
/** "Lo compré en 120": of thousands. */
const asThousands = (text: string) => text.replace(bareThousands, '$1$2 mil')

/** The lesser of the gain and of a share of the price, taxed. */
export function answerSaleGain(question: QuestionContext): void {
  const found = saleGain(question)
  if (!found) return
  const { reply, texts, rate } = question
  const w = texts.words.followUps.saleGain
  const { link } = answerOf('saleTax', { language: texts.language, rate, strength: 2 })
  const isPYG = found.sold.currency === 'PYG'
  const value = (money: Money) =>
    money.currency === found.sold.currency ? money.value : isPYG ? money.value * rate : inDollars(money, rate)
  const write = (amount: number) => (isPYG ? texts.pyg(Math.round(amount)) : texts.usd(Math.round(amount)))
  const say = (sentence: string, ...pieces: string[]) =>
    reply.say(sentence, ...pieces.map((piece) => [piece, link.to] as const))
  const { rate: percent, base } = facts.saleIncomeTax.values
  const sold = value(found.sold)
  const gain = sold - value(found.bought)
  const share = (sold * base.amounts[0]) / 100
  const [price, cost] = [write(sold), write(value(found.bought))]
  const [abroad, vat] = [facts.saleTaxAbroad.values.most, facts.saleVat.values.most].map((one) =>
    write((sold * one.amounts[0]) / 100),
  )
  const isOfAbroad = residesElsewhere.test(question.wording)
  const sayAbroad = () => say(w.abroad(`${abroad}`, `${vat}`), `${abroad}`, `${vat}`)
  if (isOfAbroad) sayAbroad()
  if (gain <= 0) say(w.none(price, cost), price, cost)
  else {
    const [won, most] = [write(gain), write(share)]
    const tax = write((Math.min(gain, share) * percent.amounts[0]) / 100)
    say(w.lead(price, cost, won), won)
    if (gain <= share) say(w.byGain(won, most), most, won)
    else say(w.byShare(most, won), most, won)
    say(w.tax(tax), tax)
  }
  if (!isOfAbroad) sayAbroad()
  reply.say(texts.words.advice.income.guide(link.text), [link.text, link.to])
  suggestStart(question)
}

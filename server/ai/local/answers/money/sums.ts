import { amountsIn, inDollars, type Money } from '#server/ai/local/amounts.ts'
import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { readCount } from '#server/ai/local/numberWords.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { isMonthly } from '#server/ai/local/texts.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'
import { paths } from '#shared/paths.ts'

/** What is to be reckoned with amounts that the question names. */
export type Sum =
  | { kind: 'part'; of: Money; percent: number }
  | { kind: 'times'; each: Money; area: number }
  | { kind: 'perSqm'; price: Money; area: number }
  | { kind: 'split'; of: Money; ways: number }
  | { kind: 'count'; of: Money; part: Money }
  | { kind: 'reais'; of: Money }

const number = '\\d+(?:[.,]\\d+)?'
/** "30% de 80 mil", "compro en 80 mil y entrego 30%", "0,74 de 95 mil" */
const percentIn = new RegExp(
  `(${number}) ?(?:%|por ?ciento|percent|por cento)|(?<![\\d.,])(\\d{1,2}[.,]\\d{1,3}) (?:de|of|sobre) (?=\\d)`,
  'i',
)
const areaIn =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d{3})+|\d+) ?(?:m2|m²|mts?2?|metros?(?: cuadrados| quadrados)?|sqm|sq ?m|square met\w+)(?![\p{L}\d])/iu
/** "850.000 por m²": the price of one. */
const eachSqm =
  / (?:(?:por|el|x|per|a|the|o|al) (?:m2|metro|metros?2|sqm|square (?:meter|metre)|sq)|cada metro)(?= )/
const asksTotal =
  / (?:times|por \d+|x \d+|multiplic\w+|total|cuanto (?:es|seria|serian|sale|saldria|cuesta|da)|how much|what(?: is|s| s)|quanto (?:e|da|seria|custa))(?= )/
const asks =
  / (?:cuanto|cuantos|cuantas|quanto|quantos|quantas|how much|how many|what is|what s|whats|calcul\w+|serian?|seria|da|a cuanto)(?= )/
const downWords =
  / (?:entrega|entrego|anticipo|entrada|sena|down|deposit|comision|commission|comissao|descuento|discount|desconto|honorarios)(?= )/
const ways =
  /(?: (?:dividid\w+|dividi\w*|dividimos|divid\w+|reparti\w+|split|shared?|entre|cada un[oa]|each|cada um)(?: \w+){0,5})? (?:entre|por|em|between|among|by|para) (\d|dos|tres|cuatro|cinco|two|three|four|five|dois|duas|quatro)(?: \w+)?(?= )/
const isSplit =
  / (?:dividi\w*|divid\w+|reparti\w+|split|shared?|cada un[oa]|each|cada um[a]?|a medias|por cabeza)(?= )/
/** What a loan asks each month is no share of its price. */
const ofMonthly = / (?:monthly (?:payments?|instal?lments?)|cuota mensual|parcela mensal|cuota por mes)(?= )/
const instalments = / (?:cuotas?|instal?lments?|parcelas?|pagos|payments)(?= )/
const counts = / (?:cuant[oa]s|how many|quant[oa]s)(?= )/
const toReais = / (?:en|em|in|a|to|para) (?:reais|reales|real|brl)(?= )/

const leastPrice = 3000
/** Percent. */
const maxPercent = 100
const maxSplit = 20_000

const figure = (typed: string) =>
  Number(/[.,]\d{3}$/.test(typed) ? typed.replace(/[.,]/g, '') : typed.replace(',', '.'))

/** Without what is no money: the percentage and the area. */
const moneyIn = (text: string, offer?: 'sale' | 'rent') =>
  amountsIn(text.replace(areaIn, ' ').replace(percentIn, ' '), offer).filter(({ value }) => value >= minMoney)
const minMoney = 20

export function sumIn({ text, wording, rate, understood }: Meaning): Sum | undefined {
  const isOfPlace = (understood.filters.city ?? understood.filters.neighborhood) !== undefined
  if (!asks.test(wording) || ofMonthly.test(wording)) return undefined
  const [of, second, ...others] = moneyIn(text, 'sale')
  if (!of || others.length > 0) return undefined
  const share = percentIn.exec(text)
  const percent = share ? Number((share[1] ?? share[2] ?? '').replace(',', '.')) : undefined
  if (percent !== undefined) {
    const isNamed = share?.[2] !== undefined || downWords.test(wording)
    if (second || !isNamed || !(percent > 0 && percent < maxPercent)) return undefined
    return { kind: 'part', of, percent }
  }
  const area = figure(areaIn.exec(text)?.[1] ?? '')
  if (second) {
    const [large, small] = [of, second].toSorted(
      (one, other) => inDollars(other, rate) - inDollars(one, rate),
    )
    const isCount = counts.test(wording) && instalments.test(wording) && large && small
    return isCount ? { kind: 'count', of: large, part: small } : undefined
  }
  if (area > 0 && eachSqm.test(wording) && !isOfPlace) {
    const usd = inDollars(of, rate)
    if (usd < leastPrice && asksTotal.test(wording)) return { kind: 'times', each: of, area }
    if (usd >= leastPrice) return { kind: 'perSqm', price: of, area }
  }
  if (area > 0) return undefined
  const split = isSplit.test(wording) ? ways.exec(wording)?.[1] : undefined
  const many = split === undefined ? 0 : readCount(split)
  const [rent] = moneyIn(text, 'rent')
  if (many > 1 && rent && inDollars(rent, rate) < maxSplit) return { kind: 'split', of: rent, ways: many }
  return toReais.test(wording) ? { kind: 'reais', of } : undefined
}

/** The sum, and where it is in guaraníes, what it is in dollars. */
export function answerSum(question: QuestionContext): void {
  const { reply, texts, rate, ratePath } = question
  const sum = sumIn(question)
  if (!sum) return
  const w = texts.words.advice.sums
  const source = paths.method(texts.pageLanguage)
  const write = ({ currency }: Money, value: number) =>
    currency === 'PYG' ? texts.pyg(Math.round(value)) : texts.usd(Math.round(value))
  const converted = (money: Money, value: number) => {
    const [pyg, usd, perDollar] = [texts.pyg(Math.round(value)), texts.usd(value / rate), texts.pyg(rate)]
    if (money.currency === 'PYG')
      reply.say(w.dollars(pyg, usd, perDollar), [usd, ratePath], [perDollar, ratePath])
  }
  if (sum.kind === 'part') {
    const value = (sum.of.value * sum.percent) / 100
    const [whole, part] = [write(sum.of, sum.of.value), write(sum.of, value)]
    const share = `${texts.number(sum.percent, 3)}${texts.language === 'en' ? '%' : ' %'}`
    reply.say(w.part(share, whole, part, write(sum.of, sum.of.value - value)), [part, source])
    converted(sum.of, value)
  } else if (sum.kind === 'times') {
    const total = write(sum.each, sum.each.value * sum.area)
    reply.say(w.times(write(sum.each, sum.each.value), texts.area(sum.area), total), [total, source])
    converted(sum.each, sum.each.value * sum.area)
  } else if (sum.kind === 'perSqm') {
    const each = write(sum.price, sum.price.value / sum.area)
    reply.say(w.perSqm(write(sum.price, sum.price.value), texts.area(sum.area), each), [each, source])
    converted(sum.price, sum.price.value / sum.area)
  } else if (sum.kind === 'split') {
    const each = write(sum.of, sum.of.value / sum.ways)
    reply.say(w.split(write(sum.of, sum.of.value), texts.number(sum.ways), each), [each, source])
    converted(sum.of, sum.of.value / sum.ways)
  } else if (sum.kind === 'count') {
    const [part, whole] = [inDollars(sum.part, rate), inDollars(sum.of, rate)]
    const many = texts.number(Math.ceil(whole / part))
    const [all, one] = [write(sum.of, sum.of.value), write(sum.part, sum.part.value)]
    reply.say(w.count(all, one, many, texts.number(whole / part / monthsOfYear, 1)), [one, source])
  } else {
    reply.say(w.noReais)
    converted(sum.of, sum.of.value)
  }
  suggestStart(question)
}
const monthsOfYear = 12

/** "¿Cuántas cuotas serían si doy 40 mil y pago mil por mes?", of a listing. */
export function sayCountOf(question: QuestionContext, listing: ListingDetails): void {
  const { reply, texts, text, wording, rate } = question
  if (!counts.test(wording) || isMonthly(listing) || listing.priceUSD <= 0) return
  const [down, monthly] = moneyIn(text, 'sale').map((one) => inDollars(one, rate))
  if (down === undefined || monthly === undefined || monthly <= 0 || down >= listing.priceUSD) return
  const left = listing.priceUSD - down
  const [price, rest, part] = [listing.priceUSD, left, monthly].map((usd) => texts.usd(Math.round(usd)))
  const [many, years] = [
    texts.number(Math.ceil(left / monthly)),
    texts.number(left / monthly / monthsOfYear, 1),
  ]
  const said = texts.words.advice.sums.countOf(`${price}`, texts.usd(down), {
    ...{ rest: `${rest}`, part: `${part}`, many, years },
  })
  reply.paragraph()
  reply.say(said, [`${price}`, listing.path])
}

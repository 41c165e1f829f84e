import { type Amount, amountAt } from '#shared/search/sentence/figures/amounts.ts'
import { readCorrectedTokens } from '#shared/search/sentence/spelling/correctedTokens.ts'
import type { Token } from '#shared/search/sentence/tokens.ts'
import { meaningAt } from '#shared/search/sentence/vocabulary.ts'

export interface Money {
  value: number
  currency: 'USD' | 'PYG'
  isMarked: boolean
  at: number
}

/** Without a currency, higher amounts are guaraníes. */
const maxDollars = { sale: 5_000_000, rent: 50_000, english: 5_000_000, unknown: 999_999 }
/** Guaraníes: no rent is less ("180k to let out"). */
const leastRent = 200_000
/** Tokens between "alquilo" and its amount. */
const maxBetween = 4

/** `offer`: of the amounts whose own words name none ("compro a", "alquilo en"). */
export function amountsIn(text: string, offer?: 'sale' | 'rent'): Money[] {
  const tokens = readCorrectedTokens(text)
  const found: Money[] = []
  for (let at = 0; at < tokens.length; ) {
    const amount = amountAt(tokens, at)
    if (!amount) {
      at += 1
      continue
    }
    const next = tokens[amount.next]?.key ?? ''
    const isMeasure =
      /^(m2|mts?2?|metros?|meters?|m|sqm|%|dormitorios?|dormis?|banos?|bedrooms?|bathrooms?|anos?|years?|mes(?:es)?|months?|semanas?|weeks?|dias?|days?)$/.test(
        next,
      )
    if (!amount.plot && !isMeasure && !isOfTime(tokens, at, amount)) {
      const currency = currencyOf(amount, offerOf(tokens, at, amount.next) ?? offer)
      found.push({ value: amount.value, currency, isMarked: !!amount.sign, at })
    }
    at = Math.max(amount.next, at + 1)
  }
  return found
}

const beforeYear = /^(?:en|em|in|del?|do|since|desde|edificio|building|ano|year|built|construido)$/

/** "Un edificio del 2019" */
function isOfTime(tokens: readonly Token[], at: number, { value, sign, scale }: Amount): boolean {
  if (sign !== undefined || scale > 1 || !Number.isInteger(value)) return false
  return value >= 1950 && value <= 2050 && beforeYear.test(tokens[at - 1]?.key ?? '')
}

function currencyOf({ sign, value, english }: Amount, offer?: 'sale' | 'rent'): Money['currency'] {
  if (sign === 'USD' || sign === 'PYG') return sign
  if (sign === '$' && offer !== 'rent') return 'USD'
  if (offer === 'rent' && value < leastRent && value > maxDollars.rent) return 'USD'
  return value > maxDollars[offer ?? (english ? 'english' : 'unknown')] ? 'PYG' : 'USD'
}

const ofLoan: ReadonlySet<string> = new Set(
  'payment payments instalment instalments installment installments cuota parcela'.split(' '),
)

function offerOf(tokens: readonly Token[], at: number, next: number): 'sale' | 'rent' | undefined {
  const after = meaningAt(tokens, next)?.value
  if (after?.kind === 'transaction') return after.value
  for (let before = at - 1; before >= Math.max(0, at - maxBetween); before--) {
    if (tokens[before]?.number !== undefined) return undefined
    // "The monthly payment on a 200k house"
    if (ofLoan.has(tokens[before + 1]?.key ?? '')) continue
    const meaning = meaningAt(tokens, before)?.value
    if (meaning?.kind === 'transaction') return meaning.value
  }
  return undefined
}

/** US dollars; less is a number of something else ("un depto", "2 quartos"). */
const minPrice = 20

/** Amounts that may be a price or a rent, in US dollars. */
export const pricesIn = (text: string, rate: number): number[] =>
  amountsIn(text)
    .map((one) => inDollars(one, rate))
    .filter((usd) => usd >= minPrice)

export const inDollars = ({ value, currency }: Pick<Money, 'value' | 'currency'>, rate: number) =>
  currency === 'PYG' ? Math.round(value / rate) : value

const downWords: ReadonlySet<string> = new Set(
  'entrega entrego entregando pongo entrada anticipo inicial ahorros ahorrados ahorrado ahorradas juntados juntado down deposit saved savings guardados economizados'.split(
    ' ',
  ),
)
const besideDown: ReadonlySet<string> = new Set(
  'de del la el una un para como dolares dolar usd u s gs guaranies millones mil k palos es seria tengo doy puedo dar poner i have as for a of my to put in dollars reais em uma tenho initial payment pago'.split(
    ' ',
  ),
)
const maxReach = 5
/** Unmarked, as much and more are guaraníes. */
const maxDown = 1_000_000
/** US dollars. */
const leastDown = 500

/** "Entrega 2027" */
export const isYear = (value: number) => value >= 2020 && value <= 2050

/** "Tengo 20 mil dólares de entrega", "con una entrega de 30 mil": what is to be put down. */
export function downMoneyIn(text: string, rate: number): Money | undefined {
  const tokens = readCorrectedTokens(text)
  const reaches = (from: number, step: 1 | -1): boolean => {
    for (let at = from, left = maxReach; left > 0; at += step, left--) {
      const { key, number } = tokens[at] ?? {}
      if (key === undefined) return false
      if (downWords.has(key)) return true
      if (number === undefined && !besideDown.has(key)) return false
    }
    return false
  }
  const found = amountsIn(text, 'sale').find(
    ({ at, value }) => value >= leastDown && (reaches(at + 1, 1) || reaches(at - 1, -1)),
  )
  if (!found || (!found.isMarked && isYear(found.value))) return undefined
  // "Por mes si doy 100 mil de entrega" is no rent.
  const isGuaranies = found.isMarked ? found.currency === 'PYG' : found.value >= maxDown
  const money: Money = { ...found, currency: isGuaranies ? 'PYG' : 'USD' }
  return inDollars(money, rate) >= leastDown ? money : undefined
}

/** The same in US dollars. */
export function downPaymentIn(text: string, rate: number): number | undefined {
  const money = downMoneyIn(text, rate)
  return money && inDollars(money, rate)
}

import { fold } from '#shared/core/text.ts'

/** That people name amounts in, and whose rate is not kept. */
export type OtherCurrency = 'BRL' | 'ARS' | 'EUR' | 'other'

const words: readonly (readonly [OtherCurrency, string])[] = [
  ['BRL', 'reais|reales|brl|r\\$'],
  ['ARS', 'pesos(?: argentinos)?|ars'],
  ['EUR', 'euros?|eur|€'],
  [
    'other',
    'pesos (?:uruguayos|chilenos|mexicanos|colombianos)|libras|pounds|gbp|£|bolivianos|francos|yuanes',
  ],
]
const all = words
  .map(([, one]) => one)
  .reverse()
  .join('|')
const figure =
  '(?:\\d[\\d.,]{0,14}|(?:dos|dois|tres|cuatro|quatro|cinco|seis|siete|sete|ocho|oito|diez|dez|veinte|vinte|treinta|cincuenta) )'
const scale = '(?: ?(?:mil|k|millon(?:es)?|million|milhoes|milhao|palos))?'
const limits = '(?:(?:hasta|ate|up to|under|por|de|unos|uns|about|con|com|with|maximo|max) ){0,2}'
const amount = new RegExp(
  `(?<![\\p{L}\\d])${limits}(?:(?:r\\$|€|£) ?${figure}${scale}|${figure}${scale}(?: de)? ?(?:${all}))(?![\\p{L}\\d])`,
  'u',
)

export interface OtherAmount {
  currency: OtherCurrency
  /** What the text says beside the amount. */
  rest: string
  /** As a price of a home it would be too little. */
  isOfRent: boolean
}

/** "¿A cuánto está el real?" */
const ofRate =
  /(?:a cuanto esta|cotizacion|(?:tipo de )?cambio|a quanto esta|quanto esta|cotacao|exchange rate|rate)(?: (?:el|del|o|do|of|the|de|hoy|brazilian|argentine|argentino|brasileiro|en)){0,3} (real|reales|reais|peso|pesos|euro|euros)(?!\p{L})/u
const rated: Readonly<Record<string, OtherCurrency>> = {
  ...{ real: 'BRL', reales: 'BRL', reais: 'BRL', peso: 'ARS', pesos: 'ARS', euro: 'EUR', euros: 'EUR' },
}

export const currencyNamed = (text: string): OtherCurrency =>
  words
    .toReversed()
    .find(([, one]) => new RegExp(`(?<!\\p{L})(?:${one})(?!\\p{L})`, 'u').test(fold(text)))?.[0] ?? 'other'

const asksIn = new RegExp(
  `(?:cuanto|quanto|how much|a cuanto|que precio|what)[^.?!]{0,40}? (?:en|em|in) (?:${all})(?![\\p{L}\\d])`,
  'u',
)

/** "¿Cuánto sería en pesos argentinos una casa?": what it says without the currency. */
export function pricedIn(text: string): OtherAmount | undefined {
  const folded = fold(text)
  if (!asksIn.test(folded) || amount.test(folded)) return undefined
  const rest = folded.replace(new RegExp(` (?:en|em|in) (?:${all})(?![\\p{L}\\d])`, 'u'), ' ')
  return { currency: currencyNamed(text), rest: rest.trim(), isOfRent: false }
}

/** Of those currencies, a month. */
const maxRent = 15_000

/** "Até 1500 reais": undefined where every amount is in dollars or guaraníes. */
export function otherAmount(text: string): OtherAmount | undefined {
  const folded = fold(text)
  const found = amount.exec(folded)
  if (!found) {
    const asked = ofRate.exec(folded)?.[1]
    const currency = asked === undefined ? undefined : rated[asked]
    return currency && { currency, rest: '', isOfRent: false }
  }
  const named = words.toReversed().find(([, one]) => new RegExp(`(?<!\\p{L})(?:${one})`, 'u').test(found[0]))
  const rest = folded.slice(0, found.index) + folded.slice(found.index + found[0].length)
  if (!named) return undefined
  const value = Number(/\d[\d.,]*/.exec(found[0])?.[0]?.replaceAll(/[.,](?=\d{3})/g, '') ?? 0)
  const thousands = /\d ?(?:mil|k)(?!\p{L})/u.test(found[0]) ? 1000 : 1
  const isScaled = /millon|million|milh/.test(found[0])
  const isOfRent = named[0] !== 'ARS' && !isScaled && value > 0 && value * thousands <= maxRent
  return { currency: named[0], rest: rest.replace(/\s+/g, ' ').trim(), isOfRent }
}

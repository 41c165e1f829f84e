import { numbersByWord } from './figures/spelledNumber.ts'
import { phrases, wordSet } from './grammar.ts'
import type { Token } from './tokens.ts'

/** Of a price. */
export type Period = 'night' | 'day' | 'week' | 'hour'

const lists: readonly [Period, string][] = [
  ['night', 'noche, night, noite, nightly'],
  ['day', 'dia, day, diario*, diaria, daily'],
  ['week', 'semana, week, semanal, semanales, weekly'],
  ['hour', 'hora, hour, hourly'],
]
export const periods: ReadonlyMap<string, Period> = new Map(
  lists.flatMap(([period, list]) => phrases(list).map((word) => [word, period] as const)),
)
const links = wordSet('la, el, al, por, x, cada, a, an, per')

/** "la noche" */
export function periodAt(tokens: readonly Token[], at: number): { value: Period; next: number } | undefined {
  const noun = links.has(tokens[at]?.key ?? '') ? at + 1 : at
  const value = periods.get(tokens[noun]?.key ?? '')
  return value && { value, next: noun + 1 }
}

const nights = wordSet('noches, noites, nights')
const days = wordSet('dia*, day*')
const weeks = wordSet('semana*, week*')
const stayLinks = wordSet('por, x, para, pa, for, durante, unos, unas')
const noStays = wordSet(
  'hace, en, a, los, las, cada, ultimos, ultimas, dentro, cuotas, minimo, in, last, every',
)
const months = wordSet('mes+, month*')
const years = wordSet('año*, year*')
const installments = wordSet(
  'cuota*, pagos, pagar, financiad@*, deposito, deposit, garantia, antiguedad, installments',
)
const maxStay = 90
const maxMonths = 36
/** Of a figure alone. */
const maxBareMonths = 12

/** The end of "por seis meses", "4 meses", "por un año": a rent, where it is no plan of payments. */
export function leaseAt(tokens: readonly Token[], at: number): number | undefined {
  const isLinked = stayLinks.has(tokens[at]?.key ?? '')
  if (!isLinked && noStays.has(tokens[at - 1]?.key ?? '')) return undefined
  const figure = isLinked ? at + 1 : at
  const { number, key = '' } = tokens[figure] ?? {}
  const count = number ?? numbersByWord.get(key) ?? 0
  const noun = tokens[figure + 1]?.key ?? ''
  const isLease = months.has(noun) || (isLinked && years.has(noun))
  if (!isLease || count < 1 || count > (isLinked ? maxMonths : maxBareMonths)) return undefined
  return tokens.some((token) => installments.has(token.key)) ? undefined : figure + 2
}

/** The end of "por 2 semanas", "3 noches", "10 días". */
export function stayAt(tokens: readonly Token[], at: number): number | undefined {
  const isLinked = stayLinks.has(tokens[at]?.key ?? '')
  if (isLinked && stayLinks.has(tokens[at + 1]?.key ?? '')) return undefined
  const figure = isLinked ? at + 1 : at
  const token = tokens[figure]
  const count = token?.number ?? numbersByWord.get(token?.key ?? '') ?? 0
  const noun = tokens[figure + 1]?.key ?? ''
  const isStay = nights.has(noun) || weeks.has(noun) || (isLinked && days.has(noun))
  if (count < 1 || count > maxStay || !isStay) return undefined
  return !isLinked && noStays.has(tokens[at - 1]?.key ?? '') ? undefined : figure + 2
}

const holidayMonths = wordSet(
  'enero, febrero, julio, diciembre, january, february, july, december, janeiro, fevereiro, julho, dezembro, verano, summer, verao',
)
const beforeMonths = wordSet('para, pa, en, for, in, em, pra, durante, during')
const guests = wordSet('persona*, people, pessoas, guests, huespedes, somos, adultos, amig@*, friends')
const rents = wordSet(
  'alquiler*, alquil@, alquilar, mudar*, mudamos, mudo, move, moving, rent, renting, aluguel, alugar',
)
const resorts = wordSet('bernardino, ber, sanber, encarnacion, altos, atyra, aregua')

/** The end of "para enero", where guests are counted: who rents from then on is no guest, but in a resort. */
export function monthOfStayAt(tokens: readonly Token[], at: number): number | undefined {
  if (!beforeMonths.has(tokens[at]?.key ?? '') || !holidayMonths.has(tokens[at + 1]?.key ?? ''))
    return undefined
  const says = (words: ReadonlySet<string>) => tokens.some(({ key }) => words.has(key))
  return says(guests) && (says(resorts) || !says(rents)) ? at + 2 : undefined
}

/** "por noche menos de 50" */
export function periodBefore(tokens: readonly Token[], at: number): Period | undefined {
  const period = periods.get(tokens[at - 1]?.key ?? '')
  return period === 'night' ? period : undefined
}

import { numbersByWord } from './figures/spelledNumber.ts'
import { phrases, wordSet, wordTable } from './grammar.ts'
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

const nights = wordSet('noche*, noite*, night*')
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
const beforeMonths = wordSet(
  'para, pa, en, for, in, em, pra, durante, during, mid, late, early, mediados, fines, meados',
)
const guests = wordSet('persona*, people, pessoas, guests, huespedes, somos, adultos, amig@*, friends')
const rents = wordSet(
  'alquiler*, alquil@, alquilar, mudar*, mudamos, mudo, move, moving, rent, renting, aluguel, alugar',
)
/** Who studies stays for months. */
const students = wordSet(
  'estudiante*, estudiar, estudio, estudante*, estudar, student*, facultad, faculdade, universidad',
)
const resorts = wordSet('bernardino, ber, sanber, encarnacion, altos, atyra, aregua')

/** The end of "para enero", where guests are counted: who rents from then on is no guest, but in a resort. */
export function monthOfStayAt(tokens: readonly Token[], at: number): number | undefined {
  if (!beforeMonths.has(tokens[at]?.key ?? '') || !holidayMonths.has(tokens[at + 1]?.key ?? ''))
    return undefined
  const says = (words: ReadonlySet<string>) => tokens.some(({ key }) => words.has(key))
  if (!says(guests) || says(students)) return undefined
  return says(resorts) || !says(rents) ? at + 2 : undefined
}

const monthNames = wordTable<number>(
  [
    'enero, ene, january, jan, janeiro',
    'febrero, feb, february, fevereiro',
    'marzo, march, março',
    'abril, april',
    'mayo, may, maio',
    'junio, june, junho',
    'julio, july, julho',
    'agosto, august',
    'septiembre, setiembre, sept, september, setembro',
    'octubre, oct, october, outubro',
    'noviembre, nov, november, novembro',
    'diciembre, dic, december, dec, dezembro',
  ].map((names, month) => [names, month] as const),
)
const dateLinks = wordSet('al, a, hasta, to, until, ate, ao, y, e, and, -, –')
const beforeDates = wordSet('del, desde, de, from, do, el, the')
const maxDay = 31

interface Day {
  day: number
  month: number | undefined
  next: number
}

/** "10 [de febrero]", "february 10" */
function dayAt(tokens: readonly Token[], at: number): Day | undefined {
  const dayOf = (index: number) => {
    const { number = 0, plot } = tokens[index] ?? {}
    return !plot && Number.isInteger(number) && number >= 1 && number <= maxDay ? number : undefined
  }
  const monthOf = (index: number) => monthNames.get(tokens[index]?.key ?? '')
  const [first, named] = [monthOf(at), dayOf(at + 1)]
  if (first !== undefined && named !== undefined) return { day: named, month: first, next: at + 2 }
  const day = dayOf(at)
  if (day === undefined) return undefined
  const beside = tokens[at + 1]?.key === 'de' ? at + 2 : at + 1
  const month = monthOf(beside)
  return { day, month, next: month === undefined ? at + 1 : beside + 1 }
}

/** Of a year without 29 February. */
const someYear = 2026
const dayMs = 24 * 60 * 60 * 1000

/** "Del 10 al 17 de febrero", "dec 27 to jan 2", "7 y 8 de diciembre": days of arrival and leaving. */
export function datesOfStayAt(
  tokens: readonly Token[],
  at: number,
): { nights: number; next: number } | undefined {
  const from = beforeDates.has(tokens[at]?.key ?? '') ? at + 1 : at
  const first = dayAt(tokens, from)
  if (!first || !dateLinks.has(tokens[first.next]?.key ?? '')) return undefined
  const isBoth = /^(?:y|e|and)$/.test(tokens[first.next]?.key ?? '')
  const after = beforeDates.has(tokens[first.next + 1]?.key ?? '') ? first.next + 2 : first.next + 1
  const last = dayAt(tokens, after)
  const month = last?.month ?? first.month
  // Streets: "14 de mayo y 15 de agosto"
  const isOfStreets = isBoth && (first.month !== undefined || last?.month === undefined)
  if (!last || month === undefined || isOfStreets) return undefined
  const start = Date.UTC(someYear, first.month ?? month, first.day)
  const end = Date.UTC(someYear, month, last.day)
  const days = Math.round((end - start) / dayMs)
  return { nights: days > 0 ? days : days + 365, next: last.next }
}

/** "por noche menos de 50" */
export function periodBefore(tokens: readonly Token[], at: number): Period | undefined {
  const period = periods.get(tokens[at - 1]?.key ?? '')
  return period === 'night' ? period : undefined
}

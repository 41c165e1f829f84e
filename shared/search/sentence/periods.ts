import { phrases } from './grammar.ts'
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
const links: ReadonlySet<string> = new Set(phrases('la, el, al, por, x, cada, a, an, per'))

/** "la noche" */
export function periodAt(tokens: readonly Token[], at: number): { value: Period; next: number } | undefined {
  const noun = links.has(tokens[at]?.key ?? '') ? at + 1 : at
  const value = periods.get(tokens[noun]?.key ?? '')
  return value && { value, next: noun + 1 }
}

/** "por noche menos de 50" */
export function periodBefore(tokens: readonly Token[], at: number): Period | undefined {
  const period = periods.get(tokens[at - 1]?.key ?? '')
  return period === 'night' ? period : undefined
}

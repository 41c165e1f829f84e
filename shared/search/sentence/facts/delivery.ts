import type { Entity } from '#shared/search/sentence/entities.ts'
import { wordSet, wordTable } from '#shared/search/sentence/grammar.ts'
import type { Token } from '#shared/search/sentence/tokens.ts'
import { longestMatch } from '#shared/search/sentence/vocabulary.ts'

type Delivery = Extract<Entity, { kind: 'delivery' }>

const table = (list: string) => wordTable([[list, true]])
const marks = table(
  'entrega*, entregan, (que )entregan, con entrega, se entrega(n), (que )se entregue, que entreguen, fecha de entrega, entrega prevista, entrega estimada, delivery, handover, completion, delivered, with delivery, possession, com entrega',
)
/** The month itself is too late. */
const before = table('antes de, antes del, antes que, before, antes do')
const until = table(
  'hasta, a mas tardar, no mas tarde de, hasta fin de, hasta fines de, hasta finales de, by, until, by the end of, no later than, ate, ate o fim de, (a )fines de, (a )fin de, (a )finales de',
)
const after = table('despues de, desde, a partir de, after, from, since')
const links = wordSet('en, em, in, para, for, el, la, de, del, mes, año, a, the, due')
/** By their first letters: a year follows. */
const months = 'ene jan,feb fev,mar,abr apr,may mai,jun,jul,ago aug,sep set,oct out,nov,dic dec dez'.split(
  ',',
)
const year = /^20[2-5]\d$/
const maxLinks = 4

/** "entrega antes de 2027", "delivery by June 2027", "se entrega en 2027". */
export function deliveryAt(tokens: readonly Token[], at: number): Delivery | undefined {
  const mark = longestMatch(marks, tokens, at)
  if (!mark) return undefined
  let next = mark.next
  let isBefore = false
  for (let links = 0; links < maxLinks; links++) {
    if (longestMatch(after, tokens, next)) return undefined
    const bound = longestMatch(before, tokens, next)
    isBefore ||= bound !== undefined
    const further = (bound ?? longestMatch(until, tokens, next))?.next ?? skipLink(tokens, next)
    if (further === next) break
    next = further
  }
  const month = monthAt(tokens, next)
  const yearAt = month ? skipLink(tokens, month.next) : next
  const token = tokens[yearAt]
  if (!token || !year.test(token.text)) return undefined
  return {
    kind: 'delivery',
    before: firstTooLate(Number(token.text), month?.value, isBefore),
    at,
    next: yearAt + 1,
  }
}

const skipLink = (tokens: readonly Token[], at: number) => (links.has(tokens[at]?.key ?? '') ? at + 1 : at)

/** By its name or as in "06/2027". */
function monthAt(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const { key = '', number = 0, text = '' } = tokens[at] ?? {}
  const named = months.findIndex((names) => names.split(' ').includes(key.slice(0, 3)))
  if (named >= 0) return { value: named + 1, next: at + 1 }
  const isNumber = /^\d{1,2}$/.test(text) && number >= 1 && number <= 12
  return isNumber && year.test(tokens[at + 1]?.text ?? '') ? { value: number, next: at + 1 } : undefined
}

/** "antes de 2027" is before January; "en 2027" before the next. */
function firstTooLate(year: number, month: number | undefined, isBefore: boolean): string {
  const index = year * 12 + (month ?? (isBefore ? 1 : 12)) - 1 + (isBefore ? 0 : 1)
  return `${Math.floor(index / 12)}-${`${(index % 12) + 1}`.padStart(2, '0')}`
}

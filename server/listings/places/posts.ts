import type { Token } from '#shared/search/sentence/tokens.ts'
import { gazetteerAt } from './catalog.ts'

const rangeLinks = new Set(['y', 'a', 'al', 'e', 'hasta', 'and', 'to', '-'])
const postLinks = new Set([
  'entre',
  'between',
  'en',
  'el',
  'al',
  'a',
  'la',
  'altura',
  'del',
  'de',
  'por',
  'sobre',
])
const maxPostKm = 800
const maxRangeKm = 60

interface Post {
  km: number
  /** "entre km 35 y 40" */
  to?: number
  at: number
  next: number
}

/** "ruta 2 km 20", "ruta 2, a la altura del km 20", "km 20 de la ruta 2" */
export function postBeside(tokens: readonly Token[], at: number, next: number): Post | undefined {
  // "ruta 1 Itá km 35"
  for (const start of [next, gazetteerAt(tokens, next)?.next ?? next]) {
    let from = start
    while (from < start + 4 && postLinks.has(tokens[from]?.key ?? '')) from += 1
    const after = postAt(tokens, from)
    if (after) return { ...after, ...upTo(tokens, after), at }
  }
  let to = at
  while (to > at - 4 && postLinks.has(tokens[to - 1]?.key ?? '')) to -= 1
  for (let start = Math.max(0, to - maxWordsBefore); start < to; start++) {
    const before = postAt(tokens, start)
    // "km 21 Capiatá, ruta 2"
    const isBeside = before?.next === to || (before && gazetteerAt(tokens, before.next)?.next === to)
    if (before && isBeside) return { km: before.km, at: start, next }
  }
  return undefined
}

const maxWordsBefore = 6

function upTo(tokens: readonly Token[], { km, next }: { km: number; next: number }): Partial<Post> {
  if (!rangeLinks.has(tokens[next]?.key ?? '')) return {}
  const number = tokens[next + 1]?.number
  const end = postAt(tokens, next + 1) ?? (number === undefined ? undefined : { km: number, next: next + 2 })
  return end && end.km > km && end.km - km <= maxRangeKm ? { to: end.km, next: end.next } : {}
}

export function postAt(tokens: readonly Token[], at: number): { km: number; next: number } | undefined {
  const key = tokens[at]?.key ?? ''
  const joined = /^km(\d{1,3})$/.exec(key)
  if (joined) return { km: Number(joined[1]), next: at + 1 }
  const km = tokens[at + 1]?.number
  if (!/^(?:km|kms|kilometros?)$/.test(key) || km === undefined || km > maxPostKm) return undefined
  return { km, next: at + 2 }
}

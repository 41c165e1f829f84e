import type { Entity } from '#shared/search/sentence/entities.ts'
import { numbersByWord } from '#shared/search/sentence/figures/spelledNumber.ts'
import type { Token } from '#shared/search/sentence/tokens.ts'
import { meaningAt } from '#shared/search/sentence/vocabulary.ts'

type Count = Extract<Entity, { kind: 'count' }>

const maxLabeled = 20

/**
 * The figure after its unit: "Dormitorios: 3", "dorm 3 baños 2". Without a colon it needs a second such pair
 * or the end of the text: in "habitación 2 baños" the figure belongs to what follows.
 */
export function labeledCountAt(tokens: readonly Token[], at: number, previous?: Entity): Count | undefined {
  const pair = pairAt(tokens, at)
  if (!pair) return undefined
  const isNextPair = previous?.kind === 'count' && previous.next === at && isFigure(tokens, at - 1)
  return isNextPair || tokens[pair.next - 2]?.label || isPairedToTheEnd(tokens, at) ? pair : undefined
}

function pairAt(tokens: readonly Token[], at: number): Count | undefined {
  const unit = meaningAt(tokens, at)
  if (unit?.value.kind !== 'unit' || unit.value.unit === 'area') return undefined
  // Guaraní: "koty irundy"
  const counted = tokens[at]?.key === 'koty' ? numbersByWord.get(tokens[unit.next]?.key ?? '') : undefined
  if (counted === undefined && !isFigure(tokens, unit.next)) return undefined
  const isLetter = unit.next === at + 1 && (tokens[at]?.key.length ?? 0) < 3 && !tokens[at]?.label
  if (isLetter) return undefined
  const least = (counted ?? tokens[unit.next]?.number ?? 0) - (unit.value.beside ?? 0)
  return { kind: 'count', field: unit.value.unit, least, at, next: unit.next + 1 }
}

function isFigure(tokens: readonly Token[], at: number): boolean {
  const { number, plot } = tokens[at] ?? {}
  return number !== undefined && Number.isInteger(number) && number <= maxLabeled && !plot
}

function isPairedToTheEnd(tokens: readonly Token[], from: number): boolean {
  let pairs = 0
  let at = from
  for (let pair = pairAt(tokens, at); pair; pair = pairAt(tokens, at)) {
    pairs += 1
    at = pair.next
  }
  return at === tokens.length || (pairs > 1 && meaningAt(tokens, at)?.value.kind !== 'unit')
}

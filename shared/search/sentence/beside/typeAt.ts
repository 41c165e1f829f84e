import type { Entity, Extraction } from '#shared/search/sentence/entities.ts'
import { isOnPlot } from '#shared/search/sentence/facts/areas.ts'
import { alsoWords, withoutWords } from '#shared/search/sentence/grammar.ts'
import type { Meaning } from '#shared/search/sentence/meanings.ts'
import { addWords } from '#shared/search/sentence/searchWords.ts'
import type { Token } from '#shared/search/sentence/tokens.ts'
import { type Match, meaningAt } from '#shared/search/sentence/vocabulary.ts'
import { isAside, isGuarantee, isOfOther } from './asides.ts'

const roomLinks: ReadonlySet<string> = new Set(['con', 'com', 'with', 'y', 'e', 'and', 'mas'])

/** "casa con escritorio", "3 dormitorios, escritorio", or the word alone. */
function isRoom(
  tokens: readonly Token[],
  at: number,
  { types }: Pick<Extract<Meaning, { kind: 'type' }>, 'types'>,
  entities: readonly Entity[],
): boolean {
  if (entities.some(({ kind }) => kind === 'type')) return true
  if (types[0] !== 'office') return false
  const isJoined = roomLinks.has(tokens[at - 1]?.key ?? '')
  return tokens.length === 1 || isJoined || entities.some(({ kind }) => kind === 'count')
}

/** Undefined where the word is no type here. */
export function typeAt(
  tokens: readonly Token[],
  at: number,
  { value: meaning, next }: Match<Extract<Meaning, { kind: 'type' }>>,
  { entities, rest }: Extraction,
): Entity | undefined {
  const { types, asAmenity } = meaning
  const before = tokens[at - 1]?.key ?? ''
  const hasType = entities.some((one) => one.kind === 'type')
  if (asAmenity && isGuarantee(tokens, at)) return undefined
  if (types[0] === 'house' && isOnPlot(tokens, at, next, entities)) return { kind: 'type', types, at, next }
  if (asAmenity && hasType && alsoWords.has(before)) return { kind: 'amenity', code: asAmenity, at, next }
  const isSecond = (hasType && isAside(tokens, at, types, entities)) || isOfOther(tokens, at, hasType)
  if (
    isSecond ||
    (meaning.isRoomToo && isRoom(tokens, at, meaning, entities)) ||
    isAdjective(tokens, at, next)
  )
    return undefined
  if (asAmenity && withoutWords.has(before)) return undefined
  if (meaning.isSearchWord) addWords(tokens, at, next, rest)
  return { kind: 'type', types, at, next }
}

/** "commercial warehouse" */
const isAdjective = (tokens: readonly Token[], at: number, next: number) =>
  tokens[at]?.key === 'commercial' && meaningAt(tokens, next)?.value.kind === 'type'

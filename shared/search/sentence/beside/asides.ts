import type { PropertyType } from '#shared/listings/listingTypes.ts'
import { findDepartments } from '#shared/places/places.ts'
import type { Entity } from '#shared/search/sentence/entities.ts'
import {
  alternativeWords,
  commercialWords,
  guaranteeWords,
  inWords,
  joiningWords,
  likenessWords,
  nearWords,
  onlyWords,
  purposeWords,
  singleRooms,
  suitabilityWords,
  typeFillers,
  withWords,
  wordSet,
} from '#shared/search/sentence/grammar.ts'
import type { Token } from '#shared/search/sentence/tokens.ts'
import { meaningAt } from '#shared/search/sentence/vocabulary.ts'

const maxWordsBefore = 3
const maxWordsBetween = 3
const demandWords = wordSet('pide(n), pedis, cobra(n), exige(n), hay, cuanto, mes+')
const maxTypeWords = 3

/** Whether a type after others, the `entities`, is none of the listing's own. */
export function isAside(
  tokens: readonly Token[],
  at: number,
  types: readonly PropertyType[],
  entities: readonly Entity[],
): boolean {
  return isOfAnother(tokens, at, types) || isBesideAside(tokens, at, entities)
}

/**
 * Another type says what the home has, is for or is near: "casa con local", "casa para oficina", "casa cerca
 * de mi oficina", "casa en terreno amplio", "terreno apto edificio".
 */
function isOfAnother(tokens: readonly Token[], at: number, types: readonly PropertyType[]): boolean {
  const before = tokens[at - 1]?.key ?? ''
  if (likenessWords.has(before) || isPlotOf(tokens, at, types)) return true
  if (commercialWords.has(tokens[at]?.key ?? '')) return typeBefore(tokens, at) !== undefined
  if (suitabilityWords.has(tokens[at]?.key ?? '')) return !joiningWords.has(before)
  let from = at - 1
  const isFiller = (token?: Token) =>
    token?.number !== undefined || (typeFillers.has(token?.key ?? '') && !purposeWords.has(token?.key ?? ''))
  while (from > at - 1 - maxWordsBefore && isFiller(tokens[from])) from -= 1
  const isLand = types.length === 1 && types[0] === 'land'
  const key = tokens[from]?.key ?? ''
  if (withWords.has(key) || purposeWords.has(key) || nearWords.has(key)) return true
  return isLand && inWords.has(key)
}

/** "edificio de departamentos" has homes, "pieza en casa" is in one, "permuto casa por depto" gives one. */
export function isOfOther(tokens: readonly Token[], at: number, hasType: boolean): boolean {
  const before = tokens[at - 1]?.key ?? ''
  const mark = /^(?:de|una?)$/.test(before) ? (tokens[at - 2]?.key ?? '') : before
  if (before === 'de' && mark.startsWith('edificio')) return true
  if (inWords.has(before) && singleRooms.has(tokens[at - 2]?.key ?? '')) return true
  const isGiven = before === 'mi' || (hasType && /^(?:por|x)$/.test(mark))
  return isGiven && tokens.some(({ key }) => /^permut/.test(key))
}

const beforeDepartment = wordSet('en, el, del, no, do, in, the')

/** "20 hectáreas en dpto de Paraguarí" */
export function isOfDepartment(tokens: readonly Token[], at: number): boolean {
  const [word, link, ...name] = tokens.slice(at, at + 5).map(({ key }) => key)
  if (!/^(?:depto|dpto|dep|departamento)$/.test(word ?? '') || !/^(?:de|del|do)$/.test(link ?? ''))
    return false
  if (!beforeDepartment.has(tokens[at - 1]?.key ?? '')) return false
  return name.some((_, end) => findDepartments(name.slice(0, end + 1).join(' ')).length > 0)
}

/** "casa con 1.000 m2 de terreno" */
const isPlotOf = (tokens: readonly Token[], at: number, types: readonly PropertyType[]) =>
  types[0] === 'land' && tokens[at - 1]?.key === 'de' && /^m(2|t|etro)/.test(tokens[at - 2]?.key ?? '')

/** Of the phrase that ends there. */
function typeBefore(
  tokens: readonly Token[],
  end: number,
): { at: number; types: readonly PropertyType[] } | undefined {
  for (let at = Math.max(0, end - maxTypeWords); at < end; at++) {
    const found = meaningAt(tokens, at)
    if (found?.value.kind === 'type' && found.next === end) return { at, types: found.value.types }
  }
  return undefined
}

/** "con galpón y oficina", "para casa quinta": the second belongs to the first. */
function isBesideAside(tokens: readonly Token[], at: number, entities: readonly Entity[]): boolean {
  const before = tokens[at - 1]?.key ?? ''
  const isJoined = joiningWords.has(before) && !alternativeWords.has(before)
  const type = typeBefore(tokens, isJoined ? at - 1 : at)
  const isAdded = entities.some((one) => one.at === type?.at)
  if (type === undefined && isJoined && entities.length > 0)
    return isListed(tokens, at - 1) || isAfterCount(tokens, at, entities.at(-1))
  return type !== undefined && !isAdded && isOfAnother(tokens, type.at, type.types)
}

/** "casa 3 dormitorios y galpón", not "casas de 3 dormitorios y terrenos" */
const isAfterCount = (tokens: readonly Token[], at: number, last: Entity | undefined) =>
  last?.kind === 'count' && last.next === at - 1 && !tokens[at]?.key.endsWith('s')

/** "campo con casco y galpón" */
function isListed(tokens: readonly Token[], end: number): boolean {
  for (let at = end - 1; at > end - 1 - maxWordsBetween && !inWords.has(tokens[at]?.key ?? ''); at--)
    if (withWords.has(tokens[at]?.key ?? '')) return true
  return false
}

const movingWords = wordSet(
  'mudo, muda, mudan, mudamos, mudarme, mudarnos, mudarse, mudar, mudando, moving, move, relocating',
)
const fromWords = wordSet('de, desde, from, do, da')
const towardsWords = wordSet('a, al, para, hacia, to, pra')
const maxWordsAfterMoving = 2

/** "me mudo de Encarnación a Asunción": the end of the place that is left. */
export function leftPlaceAt(tokens: readonly Token[], at: number): number | undefined {
  const before = tokens.slice(Math.max(0, at - maxWordsAfterMoving), at)
  if (!fromWords.has(tokens[at]?.key ?? '') || !before.some(({ key }) => movingWords.has(key)))
    return undefined
  const place = meaningAt(tokens, at + 1)
  const isPlace = place?.value.kind === 'place'
  return isPlace && towardsWords.has(tokens[place.next]?.key ?? '') ? place.next : undefined
}

/** "sin garantía, con depósito", "solo con depósito": money, no warehouse. */
export function isGuarantee(tokens: readonly Token[], at: number): boolean {
  const beside = tokens.slice(Math.max(0, at - maxWordsBetween), at + 1 + maxWordsBetween)
  const isOnly = tokens[at - 1]?.key === 'con' && onlyWords.has(tokens[at - 2]?.key ?? '')
  // "cuánto piden de depósito"
  const isDemanded = tokens[at - 1]?.key === 'de' && demandWords.has(tokens[at - 2]?.key ?? '')
  return isOnly || isDemanded || beside.some(({ key }) => guaranteeWords.has(key))
}

import { fold } from '#shared/core/text.ts'
import { officeTypes, type PropertyType } from '#shared/listings/listingTypes.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import type { SentenceFilters } from './criteria.ts'
import type { Entity } from './entities.ts'
import { singleRooms, wordSet } from './grammar.ts'
import { addWords } from './searchWords.ts'
import type { Token } from './tokens.ts'
import { meaningAt } from './vocabulary.ts'

export const noHomes: ReadonlySet<PropertyType> = new Set([
  'land',
  'commercial',
  'warehouse',
  'office',
  ...officeTypes,
])

export const isPeople = (one: Entity) => one.kind === 'count' && one.field === 'capacity'

/** "una pieza" is a room to rent, "casa de una pieza" a house. */
export function withoutRooms(
  tokens: readonly Token[],
  entities: readonly Entity[],
  rest: Set<number>,
): Entity[] {
  if (entities.some(({ kind }) => kind === 'type')) return [...entities]
  return entities.filter((one) => {
    const isRoom =
      one.kind === 'count' &&
      one.field === 'bedrooms' &&
      one.least === 1 &&
      singleRooms.has(tokens[one.next - 1]?.key ?? '') &&
      // "1 quarto" counts, "um quarto" is a room.
      (tokens[one.next - 1]?.key !== 'quarto' || tokens[one.at]?.key === 'um')
    if (isRoom) addWords(tokens, one.at, one.next, rest)
    return !isRoom
  })
}

/** "pieza 800 mil", "pieza con baño": a room alone. */
export function findRoom(
  tokens: readonly Token[],
  entities: readonly Entity[],
  rest: ReadonlySet<number>,
): Token | undefined {
  const hasHome = entities.some(
    (one) =>
      one.kind === 'type' ||
      (one.kind === 'count' && !isPeople(one) && !(one.field === 'bathrooms' && one.least === 1)),
  )
  return hasHome ? undefined : tokens.find(({ key }, at) => rest.has(at) && isRoom(tokens, at, key))
}

const isRoom = (tokens: readonly Token[], at: number, key: string) =>
  (singleRooms.has(key) && !isInPhrase(tokens, at) && !isEach(tokens, at)) || isBoardingHouse(tokens, at)

const boarders = wordSet(
  'señorita*, estudiante*, chica*, chico*, varones, mujeres, damas, caballeros, universitari@*, moças, rapazes, estudantes, estudiantil+, estudantil',
)

/** "Pensión para señoritas", not what a retired person lives on. */
const isBoardingHouse = (tokens: readonly Token[], at: number) =>
  /^(?:pension(?:es)?|pensionado|pensionato|pensao|republica)$/.test(tokens[at]?.key ?? '') &&
  tokens.slice(at + 1, at + 4).some(({ key }) => boarders.has(key))

const eachWords = wordSet('todas, todos, cada, all, every, each')

/** "aire en todas las piezas" */
const isEach = (tokens: readonly Token[], at: number) =>
  tokens.slice(Math.max(0, at - 2), at).some(({ key }) => eachWords.has(key))

/** "living room" */
const isInPhrase = (tokens: readonly Token[], at: number) =>
  [1, 2, 3].some((back) => (meaningAt(tokens, at - back)?.next ?? 0) > at)

/** "departamento con pileta y cowork": a room of the building. */
export function withoutDesks(tokens: readonly Token[], entities: Entity[], rest: Set<number>): Entity[] {
  const hasHome = entities.some((one) => one.kind === 'type' && one.types.every((type) => !noHomes.has(type)))
  if (!hasHome) return entities
  return entities.filter((one) => {
    const isDesk = one.kind === 'type' && one.types.every((type) => type === 'coworking')
    if (isDesk) addWords(tokens, one.at, one.next, rest)
    return !isDesk
  })
}

const sharing = /^(?:compartid[oa]s?|compartir|shared?|roommates?|flatmates?|roomies?|dividir)$/

/**
 * Whether a home of one's own is looked for: "departamento en alquiler" is no room of one that others live in.
 * `rest`: words that were not understood.
 */
export function meansWholeHomes(
  { propertyType = [], transactionType, bedrooms = 0, roomOnly }: SentenceFilters,
  rest: string,
): boolean {
  const isHome =
    propertyType.every((type) => homeTypes.includes(type)) && (propertyType.length > 0 || bedrooms > 0)
  // Rooms are not sold.
  if (!isHome || transactionType === 'sale' || roomOnly !== undefined) return false
  return !fold(rest)
    .split(' ')
    .some((word) => singleRooms.has(word) || sharing.test(word))
}

import { officeTypes, type PropertyType } from '#shared/listings/listingTypes.ts'
import { asBought, isNew, withoutContradictions } from './consistency.ts'
import type { Criterion } from './criteria.ts'
import type { Entity, Extraction } from './entities.ts'
import { constructionWords, fieldMeasures, joiningWords, studioWords } from './grammar.ts'
import { excluded, interpret, type SentenceContext, type TransactionEntity } from './interpret.ts'
import { locate } from './location.ts'
import { findRoom, isPeople, noHomes, withoutDesks, withoutRooms } from './rooms.ts'
import { addWords } from './searchWords.ts'
import type { Token } from './tokens.ts'

/** Types and amenities add up; otherwise the first mention counts. "venta o alquiler" sets neither. */
export function resolve(
  text: string,
  tokens: readonly Token[],
  { entities: all, rest, unsupported }: Extraction,
  { rate, offer }: { rate: number; offer: 'sale' | 'rent' | undefined },
): Criterion[] {
  const onlyOffices = hasOnlyOffices(all)
  const transaction = transactionOf(tokens, all)
  const isToBuild = hasOnly(all, 'land') && tokens.some(({ key }) => constructionWords.has(key))
  const isBought = transaction?.value === 'sale' || isToBuild
  const stated = isBought ? withoutLeisure(tokens, all, rest) : all
  const hasFlag = (field: 'allowsShortTerm' | 'airbnbActive') =>
    stated.some((one) => one.kind === 'flag' && one.field === field)
  const periods = stated.flatMap((one) => (one.kind === 'price' && one.period ? [one.period] : []))
  const isStay = periods.some((period) => period !== 'hour')
  const byNight = !onlyOffices && (hasFlag('allowsShortTerm') || isStay)
  const forPeople = onlyOffices || byNight || hasFlag('airbnbActive')
  const housed = withHousehold(tokens, withoutInstallments(tokens, stated, rest), { forPeople, rest })
  const entities = withoutDesks(tokens, withoutRooms(tokens, housed, rest), rest)
  const named = entities.filter((one) => one.kind === 'place')
  const room = findRoom(tokens, entities, rest)
  const sentence: SentenceContext = {
    transaction,
    pricedAs: transaction?.value ?? offer ?? (byNight || room ? 'rent' : undefined),
    location: locate(tokens, named),
    onlyOffices,
    byTheHour: hasFlag('allowsShortTerm') || periods.length > 0,
    onlyLand: hasOnly(entities, 'land'),
    onlyHouses: hasOnly(entities, 'house'),
    namesBuilt: entities.some((one) => one.kind === 'area' && one.of === 'built'),
    byNight,
    forPeople,
    hasPeople: entities.some(isPeople),
    rate,
  }
  const criteria: Criterion[] = []
  for (const one of entities) {
    if (one.kind === 'household' || isSurpassed(one, entities) || isStudio(one, tokens)) continue
    if (isOfPart(one, entities)) {
      unsupported.push(one)
      continue
    }
    const value = one.kind === 'exclusion' ? excluded(tokens, one.targets, named) : interpret(one, sentence)
    const isRoom = room !== undefined && typeof value === 'object' && value.field === 'roomOnly'
    if (value === 'unsupported' || isRoom) unsupported.push(one)
    else if (value === 'rest') addWords(tokens, one.at, one.next, rest)
    else if (value && isNew(value, criteria)) {
      criteria.push({ ...value, ...spanOf(text, tokens, one), ...correctionOf(tokens, one) })
    }
  }
  const land = landByHectares(tokens, entities)
  if (land) criteria.push({ field: 'propertyType', value: ['land'], ...spanOf(text, tokens, land) })
  if (room) rest.delete(tokens.indexOf(room))
  if (room) criteria.push(...roomCriteria(text, room, { isRental: !transaction && !offer && !byNight }))
  criteria.sort((one, other) => one.start - other.start)
  return withoutContradictions(asBought(criteria))
}

function spanOf(text: string, tokens: readonly Token[], { at, next }: { at: number; next: number }) {
  const [start, end] = [tokens[at]?.start ?? 0, tokens[next - 1]?.end ?? 0]
  return { text: text.slice(start, end), start, end }
}

/** "5 hectáreas en Caacupé" */
function landByHectares(tokens: readonly Token[], entities: readonly Entity[]): Entity | undefined {
  if (entities.some(({ kind }) => kind === 'type')) return undefined
  return entities.find(
    (one) => one.kind === 'area' && tokens.slice(one.at, one.next).some(({ key }) => fieldMeasures.has(key)),
  )
}

/** "pieza": a room, to let where nothing else is said. */
function roomCriteria(text: string, { start, end }: Token, { isRental }: { isRental: boolean }): Criterion[] {
  const place = { text: text.slice(start, end), start, end }
  return [
    ...(isRental ? [{ field: 'transactionType' as const, value: 'rent' as const, ...place }] : []),
    { field: 'roomOnly', value: true, ...place },
  ]
}

/** "casa en venta para el finde" */
function withoutLeisure(tokens: readonly Token[], entities: readonly Entity[], rest: Set<number>): Entity[] {
  return entities.filter((one) => {
    const isLeisure = one.kind === 'flag' && one.isLeisure === true
    if (isLeisure) addWords(tokens, one.at, one.next, rest)
    return !isLeisure
  })
}

/** People are seats or guests, else the bedrooms that they need, unless these are named. */
function withHousehold(
  tokens: readonly Token[],
  entities: readonly Entity[],
  { forPeople, rest }: { forPeople: boolean; rest: Set<number> },
): Entity[] {
  const types = entities.flatMap((one) => (one.kind === 'type' ? one.types : []))
  const isHome = types.length === 0 || types.some((type) => !noHomes.has(type))
  const namesBedrooms = entities.some((one) => one.kind === 'count' && one.field === 'bedrooms')
  return entities.flatMap((one): Entity[] => {
    if (one.kind !== 'household') return [one]
    const { at, next, people, bedrooms } = one
    if (forPeople && people !== undefined)
      return [{ kind: 'count', field: 'capacity', least: people, at, next }]
    if (!isHome || forPeople) addWords(tokens, at, next, rest)
    else if (!namesBedrooms && bedrooms > 1)
      return [{ kind: 'count', field: 'bedrooms', least: bedrooms, at, next }]
    return []
  })
}

const isByArea = (one: Entity) => one.kind === 'sort' && one.sortBy === 'area'

/** "con patio más grande" */
function isOfPart(one: Entity, entities: readonly Entity[]): boolean {
  return isByArea(one) && entities.some((other) => other.kind === 'amenity' && other.next === one.at)
}

/** "1 suite y 2 dormitorios": at least two; "sin expensas o hasta 300 mil"; "más grande que 500 m²". */
function isSurpassed(one: Entity, entities: readonly Entity[]): boolean {
  if (isByArea(one))
    return entities.some((other) => other.kind === 'area' && other.at >= one.next && other.at <= one.next + 1)
  if (one.kind === 'fee' && !one.max) return entities.some((other) => other.kind === 'fee' && other.max)
  if (one.kind !== 'count') return false
  return entities.some(
    (other) => other.kind === 'count' && other.field === one.field && other.least > one.least,
  )
}

/** "monoambiente o 1 dormitorio" */
function isStudio(one: Entity, tokens: readonly Token[]): boolean {
  const isOneBedroom = one.kind === 'count' && one.field === 'bedrooms' && one.least === 1
  return isOneBedroom && tokens.some(({ key }) => studioWords.has(key))
}

/** "terreno desde 350.000 mensuales" is an installment. */
function withoutInstallments(
  tokens: readonly Token[],
  entities: readonly Entity[],
  rest: Set<number>,
): Entity[] {
  const isRented = entities.some((one) => one.kind === 'transaction' && one.value === 'rent' && !one.monthly)
  if (!hasOnly(entities, 'land') || isRented) return [...entities]
  const isMonthly = (one?: Entity) => one?.kind === 'transaction' && one.monthly === true
  return entities.filter((one, index) => {
    const next = entities[index + 1]
    const isInstallment = one.kind === 'price' && isMonthly(next) && next?.at === one.next
    if (isInstallment || isMonthly(one)) addWords(tokens, one.at, one.next, rest)
    return !isInstallment && !isMonthly(one)
  })
}

function correctionOf(tokens: readonly Token[], { at, next }: Entity): { correction?: string } {
  const words = tokens.slice(at, next)
  return words.some((token) => token.corrected) ? { correction: words.map(({ key }) => key).join(' ') } : {}
}

function hasOnly(entities: readonly Entity[], only: PropertyType): boolean {
  const types = entities.flatMap((one) => (one.kind === 'type' ? one.types : []))
  return types.length > 0 && types.every((type) => type === only)
}

function hasOnlyOffices(entities: readonly Entity[]): boolean {
  const named = entities.flatMap((one) => (one.kind === 'type' ? [one.types] : []))
  const offices: readonly string[] = ['office', ...officeTypes]
  // "sala comercial" is an office too.
  return named.length > 0 && named.every((types) => types.some((type) => offices.includes(type)))
}

function transactionOf(tokens: readonly Token[], entities: readonly Entity[]): TransactionEntity | undefined {
  const [first, ...others] = entities.filter((one) => one.kind === 'transaction')
  const opposite = others.find((other) => other.value !== first?.value)
  if (!first || !opposite) return first
  const between = tokens.slice(first.next, opposite.at)
  const joined = between.every(({ key }) => joiningWords.has(key) || key === 'en' || key === 'for')
  return joined ? undefined : first
}

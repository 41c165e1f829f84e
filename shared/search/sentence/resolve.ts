import { officeTypes } from '#shared/listings/listingTypes.ts'
import type { Entity, Extraction, Target } from './entities.ts'
import { joiningWords, singleRooms, studioWords } from './grammar.ts'
import { type Location, locate } from './location.ts'
import type { Bounds, Part, PartValue } from './part.ts'
import { priceRange } from './prices.ts'
import { addWords } from './searchWords.ts'
import type { Token } from './tokens.ts'

type TransactionEntity = Extract<Entity, { kind: 'transaction' }>
type PlaceEntity = Extract<Entity, { kind: 'place' }>

interface SentenceContext {
  transaction?: TransactionEntity
  /** Rooms are not sold. */
  pricedAs?: 'sale' | 'rent'
  location: Location
  onlyOffices: boolean
  /** Short-term rental, which does not exclude a sale. */
  byNight: boolean
  rate: number
}

/** Types and amenities add up; otherwise the first mention counts. "venta o alquiler" sets neither. */
export function resolve(
  text: string,
  tokens: readonly Token[],
  { entities: all, rest, unsupported }: Extraction,
  { rate, offer }: { rate: number; offer: 'sale' | 'rent' | undefined },
): Part[] {
  const entities = withoutInstallments(tokens, all, rest)
  const onlyOffices = hasOnlyOffices(entities)
  const transaction = transactionOf(tokens, entities)
  const named = entities.filter((one) => one.kind === 'place')
  const sentence: SentenceContext = {
    transaction,
    pricedAs: transaction?.value ?? offer ?? (isRoom(tokens, entities, rest) ? 'rent' : undefined),
    location: locate(tokens, named),
    onlyOffices,
    byNight: !onlyOffices && entities.some((one) => one.kind === 'flag' && one.field === 'allowsShortTerm'),
    rate,
  }
  const parts: Part[] = []
  for (const one of entities) {
    if (isSurpassed(one, entities) || isStudio(one, tokens)) continue
    const value = one.kind === 'exclusion' ? excluded(tokens, one.targets, named) : interpret(one, sentence)
    if (value === 'unsupported') unsupported.push(one)
    else if (value === 'rest') addWords(tokens, one.at, one.next, rest)
    else if (value && isNew(value, parts)) {
      const [start, end] = [tokens[one.at]?.start ?? 0, tokens[one.next - 1]?.end ?? 0]
      parts.push({ ...value, text: text.slice(start, end), start, end, ...correctionOf(tokens, one) })
    }
  }
  return withoutContradictions(parts)
}

/** "1 suite y 2 dormitorios": at least two. */
function isSurpassed(one: Entity, entities: readonly Entity[]): boolean {
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

/** "amoblado o sin amoblar" means either. */
function withoutContradictions(parts: readonly Part[]): Part[] {
  const wanted = new Set(parts.flatMap((part) => (part.field === 'amenities' ? [part.value] : [])))
  const refused = new Set(parts.flatMap((part) => (part.field === 'exceptAmenities' ? part.value : [])))
  return parts.filter((part) => {
    if (part.field === 'amenities') return !refused.has(part.value)
    return part.field !== 'exceptAmenities' || !part.value.some((code) => wanted.has(code))
  })
}

/** "terreno desde 350.000 mensuales" is an installment. */
function withoutInstallments(
  tokens: readonly Token[],
  entities: readonly Entity[],
  rest: Set<number>,
): Entity[] {
  const types = entities.flatMap((one) => (one.kind === 'type' ? one.types : []))
  const isRented = entities.some((one) => one.kind === 'transaction' && one.value === 'rent' && !one.monthly)
  const isLand = types.length > 0 && types.every((type) => type === 'land')
  if (!isLand || isRented) return [...entities]
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

/** 'rest': a search word; undefined: ignored. */
function interpret(
  one: Exclude<Entity, { kind: 'exclusion' }>,
  { transaction, pricedAs, location, onlyOffices, byNight, rate }: SentenceContext,
): PartValue | 'rest' | undefined {
  switch (one.kind) {
    case 'type':
      return { field: 'propertyType', value: [...one.types] }
    case 'amenity':
      return { field: 'amenities', value: one.code }
    case 'transaction':
      if (one !== transaction || (byNight && one.value === 'rent')) return undefined
      return { field: 'transactionType', value: one.value }
    case 'flag':
      if (one.field === 'allowsShortTerm' && onlyOffices) return 'rest'
      return { field: one.field, value: true }
    case 'count':
      return { field: one.field, value: one.least }
    case 'place':
      return location.places.get(one) ?? (location.unresolved.has(one) ? 'rest' : undefined)
    case 'area':
      return { field: 'area', value: sorted(one) }
    case 'byPrice':
      return { field: 'sortBy', value: { sortBy: 'price', sortOrder: one.order } }
    case 'price': {
      const value = priceRange(one, { transaction: pricedAs, rate })
      return value ? { field: 'price', value } : 'rest'
    }
  }
}

/** Places are resolved beside those that the sentence names. */
function excluded(
  tokens: readonly Token[],
  targets: readonly Target[],
  named: readonly PlaceEntity[],
): PartValue | 'unsupported' {
  const [first] = targets
  if (first?.kind === 'flag') return { field: first.field, value: false }
  const amenities = targets.flatMap((one) => (one.kind === 'amenity' ? [one.code] : []))
  if (amenities.length > 0) return { field: 'exceptAmenities', value: amenities }
  const types = targets.flatMap((one) => (one.kind === 'type' ? one.types : []))
  if (types.length > 0) return { field: 'exceptPropertyType', value: types }
  const places = targets.map((one) => one.kind === 'place' && locate(tokens, [...named, one]).places.get(one))
  const cities = places.flatMap((place) => (place && place.field === 'city' ? [place.value] : []))
  const barrios = places.flatMap((place) => (place && place.field === 'neighborhood' ? [place.value] : []))
  if (cities.length === targets.length) return { field: 'exceptCity', value: cities }
  return barrios.length === targets.length ? { field: 'exceptNeighborhood', value: barrios } : 'unsupported'
}

function isNew(said: PartValue, parts: readonly Part[]): boolean {
  switch (said.field) {
    case 'propertyType':
      return true
    case 'amenities':
    case 'city':
    case 'neighborhood':
    case 'state':
    case 'exceptAmenities':
    case 'exceptPropertyType':
    case 'exceptCity':
    case 'exceptNeighborhood':
      return !parts.some((part) => part.field === said.field && `${part.value}` === `${said.value}`)
    case 'price':
    case 'area':
      return isConsistent(
        said.value,
        parts.flatMap((part) => (part.field === said.field ? [part.value] : [])),
      )
    default:
      return !parts.some((part) => part.field === said.field)
  }
}

function sorted({ min, max }: Bounds): Bounds {
  if (min !== undefined && max !== undefined) return { min: Math.min(min, max), max: Math.max(min, max) }
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

/** "más de 80 mil ... menos de 120 mil" closes an open range. */
function isConsistent(range: Bounds, earlier: readonly Bounds[]): boolean {
  const known: Bounds = Object.assign({}, ...earlier)
  if (range.min !== undefined && known.min !== undefined) return false
  if (range.max !== undefined && known.max !== undefined) return false
  const { min = 0, max = Number.POSITIVE_INFINITY } = { ...known, ...range }
  return min <= max
}

/** "pieza 800 mil": a room alone. */
function isRoom(tokens: readonly Token[], entities: readonly Entity[], rest: ReadonlySet<number>): boolean {
  const hasHome = entities.some((one) => one.kind === 'type' || one.kind === 'count')
  return !hasHome && tokens.some(({ key }, at) => rest.has(at) && singleRooms.has(key))
}

function hasOnlyOffices(entities: readonly Entity[]): boolean {
  const types = entities.flatMap((one) => (one.kind === 'type' ? one.types : []))
  const offices: readonly string[] = ['office', ...officeTypes]
  return types.length > 0 && types.every((type) => offices.includes(type))
}

function transactionOf(tokens: readonly Token[], entities: readonly Entity[]): TransactionEntity | undefined {
  const [first, ...others] = entities.filter((one) => one.kind === 'transaction')
  const opposite = others.find((other) => other.value !== first?.value)
  if (!first || !opposite) return first
  const between = tokens.slice(first.next, opposite.at)
  const joined = between.every(({ key }) => joiningWords.has(key) || key === 'en' || key === 'for')
  return joined ? undefined : first
}

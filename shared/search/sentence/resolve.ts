import { officeDays, officeHours } from '#shared/core/money.ts'
import { officeTypes, type PropertyType } from '#shared/listings/listingTypes.ts'
import type { Bounds, Criterion, CriterionValue } from './criteria.ts'
import type { Entity, Extraction, Target } from './entities.ts'
import { constructionWords, fieldMeasures, joiningWords, studioWords } from './grammar.ts'
import { type Location, locate } from './location.ts'
import { priceRange } from './prices.ts'
import { findRoom, isPeople, noHomes, withoutDesks, withoutRooms } from './rooms.ts'
import { addWords } from './searchWords.ts'
import type { Token } from './tokens.ts'
import { hourlyOffices } from './types.ts'

type TransactionEntity = Extract<Entity, { kind: 'transaction' }>
type PlaceEntity = Extract<Entity, { kind: 'place' }>

interface SentenceContext {
  transaction?: TransactionEntity
  /** Rooms are not sold. */
  pricedAs?: 'sale' | 'rent'
  location: Location
  onlyOffices: boolean
  /** By the day or the hour. */
  byTheHour: boolean
  onlyLand: boolean
  onlyHouses: boolean
  /** Some area is said to be the building's. */
  namesBuilt: boolean
  /** Short-term rental, which does not exclude a sale. */
  byNight: boolean
  /** A number of people counts. */
  forPeople: boolean
  hasPeople: boolean
  rate: number
}

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

/** US dollars a month: no rent. */
const maxRent = 50_000

/** "Two studios to let out, 180k all in" are bought. */
function asBought(criteria: Criterion[]): Criterion[] {
  const isDear = criteria.some(
    ({ field, value }) => field === 'price' && (value.max ?? value.min ?? 0) > maxRent,
  )
  if (!isDear) return criteria
  return criteria.map((one) =>
    one.field === 'transactionType' && one.value === 'rent' ? { ...one, value: 'sale' } : one,
  )
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

/** "1 suite y 2 dormitorios": at least two; "sin expensas o hasta 300 mil". */
function isSurpassed(one: Entity, entities: readonly Entity[]): boolean {
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

/** "amoblado o sin amoblar" means either. */
function withoutContradictions(criteria: readonly Criterion[]): Criterion[] {
  const wanted = new Set(
    criteria.flatMap((criterion) => (criterion.field === 'amenities' ? [criterion.value] : [])),
  )
  const refused = new Set(
    criteria.flatMap((criterion) => (criterion.field === 'exceptAmenities' ? criterion.value : [])),
  )
  return criteria.filter((criterion) => {
    if (criterion.field === 'amenities') return !refused.has(criterion.value)
    return criterion.field !== 'exceptAmenities' || !criterion.value.some((code) => wanted.has(code))
  })
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

/** 'rest': a search word; undefined: ignored. */
function interpret(
  one: Exclude<Entity, { kind: 'exclusion' | 'household' }>,
  sentence: SentenceContext,
): CriterionValue | 'rest' | undefined {
  const { transaction, location, onlyOffices, byNight } = sentence
  switch (one.kind) {
    case 'type':
      return { field: 'propertyType', value: typesFor(one.types, sentence) }
    case 'amenity':
      return { field: 'amenities', value: one.code }
    case 'transaction':
      if (one !== transaction || (byNight && one.value === 'rent')) return undefined
      return { field: 'transactionType', value: one.value }
    case 'flag':
      if (one.field === 'allowsShortTerm' && onlyOffices) return 'rest'
      // "casa en planta baja" has one floor.
      if (one.field === 'groundFloor' && sentence.onlyHouses) return 'rest'
      // Who buys needs none.
      if (one.field === 'withoutGuarantor' && transaction?.value === 'sale') return undefined
      return { field: one.field, value: true }
    case 'count':
      if (isPeople(one) && !sentence.forPeople) return 'rest'
      return { field: one.field, value: one.least }
    case 'place':
      return location.places.get(one) ?? (location.unresolved.has(one) ? 'rest' : undefined)
    case 'area':
      return measured(one, sentence)
    case 'stage':
      return { field: 'stage', value: [one.stage] }
    case 'financing':
      return { field: 'financing', value: one.ways }
    case 'delivery':
      return { field: 'deliveryBefore', value: one.before }
    case 'fee':
      return charged(one, sentence)
    case 'sort':
      return { field: 'sortBy', value: { sortBy: one.sortBy, sortOrder: one.sortOrder } }
    case 'return':
      return { field: 'minRoi', value: one.percent }
    case 'price':
      return priced(one, sentence) ?? 'rest'
  }
}

/** Beside what is built, another area is the land's; land has no other. */
function measured(
  { of, ...bounds }: Extract<Entity, { kind: 'area' }>,
  { onlyLand, onlyHouses, namesBuilt }: SentenceContext,
): CriterionValue | 'rest' {
  if (onlyLand) return of === 'built' ? 'rest' : { field: 'area', value: sorted(bounds) }
  // "House with at least 5 hectares"
  const isField = onlyHouses && Math.max(bounds.min ?? 0, bounds.max ?? 0) >= leastField
  const isLand = of === 'land' || (of === undefined && (namesBuilt || isField))
  return { field: isLand ? 'landArea' : 'area', value: sorted(bounds) }
}

/** Square meters, which no home has built. */
const leastField = 10_000

/** A month's amount, as a rent is read. */
function charged(
  { max }: Extract<Entity, { kind: 'fee' }>,
  { rate }: SentenceContext,
): CriterionValue | 'rest' {
  if (!max) return { field: 'maxMaintenanceFee', value: 0 }
  const value = priceRange({ max }, { transaction: 'rent', rate })?.max
  return value === undefined ? 'rest' : { field: 'maxMaintenanceFee', value }
}

/** Virtual offices and shops have no seats. */
function typesFor(
  types: readonly PropertyType[],
  { hasPeople, onlyOffices, byTheHour, byNight }: SentenceContext,
): PropertyType[] {
  if (onlyOffices && byTheHour && types.includes('office')) return [...hourlyOffices]
  // Land is not let by the night: "chácara para temporada" is a house.
  if (byNight && types.every((type) => type === 'land')) return ['house']
  const seated = types.filter((type) => type !== 'virtual_office' && type !== 'commercial')
  return hasPeople && seated.length > 0 ? seated : [...types]
}

/** US dollars; lower ones are by the night: "alquiler temporario hasta 80". */
const minMonthly = 150
const officeTimes = { day: officeDays, hour: officeHours }
const stayTimes = { night: 1, day: 1, week: 1 / 7 }

function priced(
  one: Extract<Entity, { kind: 'price' }>,
  { transaction, pricedAs, onlyOffices, forPeople, rate }: SentenceContext,
): CriterionValue | undefined {
  const { period } = one
  const stay = (times = 1): CriterionValue | undefined => {
    const value = priceRange(one, { transaction: 'stay', rate, times })
    return value && { field: 'pricePerNight', value }
  }
  if (!onlyOffices && period && period !== 'hour') return stay(stayTimes[period])
  const times = period === 'day' || period === 'hour' ? officeTimes[period] : 1
  const value = priceRange(one, { transaction: times > 1 ? 'stay' : pricedAs, rate, times })
  if (!value) return undefined
  const isLow = Math.max(value.min ?? 0, value.max ?? 0) < minMonthly
  return forPeople && !onlyOffices && !transaction?.monthly && isLow ? stay() : { field: 'price', value }
}

/** Places are resolved beside those that the sentence names. */
function excluded(
  tokens: readonly Token[],
  targets: readonly Target[],
  named: readonly PlaceEntity[],
): CriterionValue | 'unsupported' {
  const [first] = targets
  if (first?.kind === 'opposite') return first.value
  if (first?.kind === 'flag') return { field: first.field, value: false }
  const stages = targets.flatMap((one) => (one.kind === 'stage' ? [one.stage] : []))
  if (stages.length > 0) return { field: 'exceptStage', value: stages }
  if (first?.kind === 'financing') return 'unsupported'
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

function isNew(said: CriterionValue, criteria: readonly Criterion[]): boolean {
  switch (said.field) {
    case 'propertyType':
      return true
    case 'stage':
    case 'exceptStage':
    case 'financing':
    case 'amenities':
    case 'city':
    case 'neighborhood':
    case 'state':
    case 'exceptAmenities':
    case 'exceptPropertyType':
    case 'exceptCity':
    case 'exceptNeighborhood':
      return !criteria.some(
        (criterion) => criterion.field === said.field && `${criterion.value}` === `${said.value}`,
      )
    case 'price':
    case 'pricePerNight':
    case 'area':
    case 'landArea':
      return isConsistent(
        said.value,
        criteria.flatMap((criterion) => (criterion.field === said.field ? [criterion.value] : [])),
      )
    default:
      return !criteria.some((criterion) => criterion.field === said.field)
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

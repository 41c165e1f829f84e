import { officeDays, officeHours } from '#shared/core/money.ts'
import type { PropertyType } from '#shared/listings/listingTypes.ts'
import type { Bounds, CriterionValue } from './criteria.ts'
import type { Entity, Target } from './entities.ts'
import { type Location, locate } from './location.ts'
import { priceRange } from './prices.ts'
import { isPeople } from './rooms.ts'
import type { Token } from './tokens.ts'
import { hourlyOffices } from './types.ts'

export type TransactionEntity = Extract<Entity, { kind: 'transaction' }>
export type PlaceEntity = Extract<Entity, { kind: 'place' }>

/** What the whole sentence says, beside which one of its entities is read. */
export interface SentenceContext {
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

/** The criterion that an entity sets in its sentence. 'rest': a search word; undefined: ignored. */
export function interpret(
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
export function excluded(
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

function sorted({ min, max }: Bounds): Bounds {
  if (min !== undefined && max !== undefined) return { min: Math.min(min, max), max: Math.max(min, max) }
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

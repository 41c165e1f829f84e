import { countBounds } from '#shared/search/listingSearch.ts'
import { areaOfAt, hasBuilding } from '#shared/search/sentence/facts/areas.ts'
import { deliveryAt } from '#shared/search/sentence/facts/delivery.ts'
import { feeAt } from '#shared/search/sentence/facts/fees.ts'
import { amountAt } from '#shared/search/sentence/figures/amounts.ts'
import { householdAt } from '#shared/search/sentence/figures/household.ts'
import { labeledCountAt } from '#shared/search/sentence/figures/labeledCounts.ts'
import { type Quantity, quantityAt } from '#shared/search/sentence/figures/quantities.ts'
import { returnAt } from '#shared/search/sentence/figures/returns.ts'
import { numbersByWord } from '#shared/search/sentence/figures/spelledNumber.ts'
import { isOfDepartment, leftPlaceAt } from './beside/asides.ts'
import { deniedAfter, exclusionAt } from './beside/exclusions.ts'
import { typeAt } from './beside/typeAt.ts'
import type { Entity, Extraction, Target } from './entities.ts'
import { capacityMarks, optionalMarks, paymentLinks } from './grammar.ts'
import { isNamedPlace } from './location.ts'
import type { Meaning } from './meanings.ts'
import { datesOfStayAt, leaseAt, monthOfStayAt, stayAt } from './periods.ts'
import { approximateFactors } from './prices.ts'
import { addWords } from './searchWords.ts'
import type { Token } from './tokens.ts'
import { longestMatch, type Match, meaningAt } from './vocabulary.ts'

const maxRooms = 50
const maxPeople = 10_000
const maxSquareMeters = 100_000_000
/** "cochera doble" */
const multiples = new Map([
  ['doble', 2],
  ['dobles', 2],
  ['double', 2],
  ['dupla', 2],
  ['duplas', 2],
  ['triple', 3],
])

/** A quantity, else the longest known phrase. */
export function extract(tokens: readonly Token[]): Extraction {
  const extraction: Extraction = { entities: [], rest: new Set(), noise: new Set(), unsupported: [] }
  let at = 0
  while (at < tokens.length) at = extractAt(tokens, at, extraction)
  return extraction
}

function extractAt(tokens: readonly Token[], at: number, extraction: Extraction): number {
  const phrase = meaningAt(tokens, at)
  const returns = returnAt(tokens, at, phrase)
  if (returns) {
    const { entity, next } = returns
    if (entity) extraction.entities.push(entity)
    else extraction.unsupported.push({ at, next })
    return next
  }
  const left = leftPlaceAt(tokens, at)
  if (left !== undefined) {
    for (let index = at; index < left; index++) extraction.noise.add(index)
    return left
  }
  const household = householdAt(tokens, at)
  if (household) {
    extraction.entities.push({ kind: 'household', ...household, at })
    return household.next
  }
  const stay = stayedAt(tokens, at)
  if (stay) {
    extraction.entities.push(stay)
    return stay.next
  }
  const lease = leaseAt(tokens, at)
  if (lease !== undefined) {
    extraction.entities.push({ kind: 'transaction', value: 'rent', monthly: true, at, next: lease })
    return lease
  }
  const capacity = capacityAt(tokens, at)
  if (capacity) {
    extraction.entities.push(capacity)
    return capacity.next
  }
  const fact = factAt(tokens, at, extraction.entities)
  if (fact) {
    extraction.entities.push(fact)
    return fact.next
  }
  const isPhrase = phrase && phrase.next > at + 1 && phrase.value.kind !== 'unit'
  const quantity = isPhrase ? undefined : quantityAt(tokens, at)
  const isOtherOrder = phrase?.value.kind === 'unsupported'
  if (quantity?.noPrice || isOtherOrder) {
    const next = isOtherOrder ? phrase.next : (quantity?.next ?? at + 1)
    extraction.unsupported.push({ at, next })
    return next
  }
  if (quantity) {
    const found = fromQuantity(quantity, at, extraction.entities)
    const { min: _, ...most } = quantity
    // "entre 2 y 4 dormitorios"
    const few = /^(entre|betw)/.test(tokens[at]?.key ?? '') && fromQuantity(most, at, [])
    if (found) extraction.entities.push(found)
    else addWords(tokens, at, quantity.next, extraction.rest)
    if (few && few.kind === 'count') extraction.entities.push(few)
    return quantity.next
  }
  if (phrase && isOptional(tokens, phrase)) {
    for (let index = at; index < phrase.next + 2; index++) extraction.noise.add(index)
    return phrase.next + 2
  }
  if (phrase?.value.kind === 'type' && isOfDepartment(tokens, at)) {
    extraction.noise.add(at)
    return phrase.next
  }
  const unneeded = unneededAt(tokens, at)
  if (unneeded !== undefined) {
    for (let index = at; index < unneeded; index++) extraction.noise.add(index)
    return unneeded
  }
  const denied = phrase && deniedAfter(tokens, at)
  if (phrase && !denied) return extractPhrase(tokens, at, phrase, extraction)
  const exclusion = denied ?? exclusionAt(tokens, at)
  if (exclusion) {
    const { targets, next } = exclusion
    if (targets.length > 0) extraction.entities.push({ kind: 'exclusion', targets, at, next })
    else extraction.unsupported.push({ at, next })
    return next
  }
  addWords(tokens, at, at + 1, extraction.rest)
  return at + 1
}

/** "por 2 semanas", "para enero" */
function stayedAt(tokens: readonly Token[], at: number): Entity | undefined {
  const field = 'allowsShortTerm'
  const stay = stayAt(tokens, at) ?? datesOfStayAt(tokens, at)?.next
  if (stay !== undefined) return { kind: 'flag', field, at, next: stay }
  const month = monthOfStayAt(tokens, at)
  return month === undefined ? undefined : { kind: 'flag', field, isLeisure: true, at, next: month }
}

/** "entrega antes de 2027", "sin expensas", "terreno de 360 m2" */
function factAt(tokens: readonly Token[], at: number, entities: readonly Entity[]): Entity | undefined {
  const known = deliveryAt(tokens, at) ?? feeAt(tokens, at)
  if (known) return known
  const area = areaOfAt(tokens, at, entities)
  const found = area && fromQuantity(area.quantity, at, entities)
  return found?.kind === 'area' ? { ...found, of: area?.of, next: area?.next ?? found.next } : undefined
}

function fromQuantity(
  { min, max, unit, bare, around, period, next }: Quantity,
  at: number,
  entities: readonly Entity[],
): Entity | undefined {
  const plot = min?.plot || max?.plot
  if (!unit && !plot)
    return { kind: 'price', ...(bare ? { max: min } : { min, max }), around, period, at, next }
  if (!unit || unit.unit === 'area') {
    const squareMeters = unit && !plot ? unit.squareMeters : 1
    const [low, high] = around ? approximateFactors : [1, 1]
    const minArea = min && min.value * squareMeters * low
    const maxArea = max && max.value * squareMeters * high
    if (Math.max(minArea ?? 0, maxArea ?? 0) > maxSquareMeters) return undefined
    const bounds = { min: minArea && Math.floor(minArea), max: maxArea && Math.ceil(maxArea) }
    // "casa 12x30"
    return { kind: 'area', ...bounds, of: plot && hasBuilding(entities) ? 'land' : undefined, at, next }
  }
  const isFew = unit.unit === 'bedrooms' && !min
  // "hasta 10 personas" need as many seats.
  const count = (min ?? (isFew || unit.unit === 'capacity' ? max : undefined))?.value ?? Number.NaN
  const least = Math.floor(count) - (unit.beside ?? 0)
  const { min: fewest, max: most } = countBounds(unit.unit)
  const field = isFew ? 'maxBedrooms' : unit.unit
  return least >= fewest && least <= most ? { kind: 'count', field, least, at, next } : undefined
}

const unbuilt = ['off_plan', 'under_construction'] as const

/** "Sin amoblar", "listo para mudarse": what such words exclude by themselves. */
function saidToLack(kind: 'unfurnished' | 'ready', span: { at: number; next: number }): Target[] {
  return kind === 'unfurnished'
    ? [{ kind: 'amenity', code: 'furnished', ...span }]
    : unbuilt.map((stage) => ({ kind: 'stage', stage, ...span }))
}

function addNoise({ noise }: Extraction, at: number, end: number): number {
  for (let index = at; index < end; index++) noise.add(index)
  return end
}

function extractPhrase(
  tokens: readonly Token[],
  at: number,
  phrase: Match<Meaning>,
  extraction: Extraction,
): number {
  const { value: meaning, next } = phrase
  const before = tokens[at - 1]?.key ?? ''
  const add = (found: Entity) => {
    extraction.entities.push(found)
    return next
  }
  switch (meaning.kind) {
    case 'type': {
      const found = typeAt(tokens, at, { value: meaning, next }, extraction)
      if (!found) break
      return add(found)
    }
    case 'transaction':
      if (meaning.isSearchWord) addWords(tokens, at, next, extraction.rest)
      if (meaning.stage) extraction.entities.push({ kind: 'stage', stage: meaning.stage, at, next })
      return add({ kind: 'transaction', value: meaning.value, monthly: meaning.monthly, at, next })
    case 'flag':
    case 'amenity':
    case 'sort':
    case 'stage':
    case 'financing':
      if (meaning.kind === 'stage' && meaning.ofHome && !isOfHome(tokens, at, next, extraction)) break
      return meaning.kind !== 'sort' && isFact(meaning) && isDenied(tokens, next)
        ? add({ kind: 'exclusion', targets: [{ ...meaning, at, next }], at, next: next + 1 })
        : add({ ...meaning, at, next })
    case 'unfurnished':
    case 'ready':
      return add({ kind: 'exclusion', targets: saidToLack(meaning.kind, { at, next }), at, next })
    case 'noise':
      return addNoise(extraction, at, next)
    case 'either':
      return addNoise(extraction, at, meaningAt(tokens, next)?.next ?? next)
    case 'payment': {
      const end = paymentEnd(tokens, next)
      addWords(tokens, at, end, extraction.rest)
      if (
        meaning.isInvestment ||
        isInstallment(tokens, at, end > next && tokens[end]?.key !== 'meses', extraction.entities)
      )
        extraction.entities.push({ kind: 'transaction', value: 'sale', at, next })
      return end
    }
    case 'place':
      if (!isNamedPlace(tokens, at, next, meaning.key)) break
      return add({
        kind: 'place',
        key: meaning.key,
        marked: before === 'barrio' || before === 'zona',
        at,
        next,
      })
    case 'unit': {
      const count = labeledCountAt(tokens, at, extraction.entities.at(-1))
      if (count) {
        extraction.entities.push(count)
        return count.next
      }
      if (meaning.unit !== 'parkingSpaces') break
      return extractParking(tokens, at, next, extraction)
    }
    case 'covered': {
      const previous = extraction.entities.at(-1)
      const isAfterParking =
        previous?.kind === 'count' && previous.field === 'parkingSpaces' && previous.next === at
      if (!isAfterParking && !isParking(tokens, next)) break
      return add({ kind: 'amenity', code: 'covered_parking', at, next })
    }
    case 'month': {
      const beside = extraction.entities.at(-1)
      if (beside?.kind !== 'price' || beside.next !== at) break
      return add({ kind: 'transaction', value: 'rent', monthly: true, at, next })
    }
    case 'plain':
    case 'opposite':
    case 'return':
    case 'unsupported':
      break
  }
  addWords(tokens, at, next, extraction.rest)
  return next
}

const isFact = (meaning: Meaning) =>
  meaning.kind === 'stage' ||
  meaning.kind === 'financing' ||
  (meaning.kind === 'flag' && (meaning.field === 'acceptsBarter' || meaning.field === 'groundFloor'))
/** "casa nueva", "new apartment"; land is not built. */
function isOfHome(tokens: readonly Token[], at: number, next: number, { entities }: Extraction): boolean {
  const last = entities.at(-1)
  const type = last?.next === at ? last : meaningAt(tokens, next)?.value
  return type?.kind === 'type' && type.types[0] !== 'land'
}

const contrasts: ReadonlySet<string> = new Set(['solo', 'solamente', 'sino', 'pero', 'only', 'but'])

/** "permuta: no", "apto crédito no, solo contado" */
function isDenied(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.key !== 'no') return false
  const after = tokens[at + 1]
  return tokens[at - 1]?.label === true || after === undefined || contrasts.has(after.key)
}

/** "No hace falta que sea amoblado" */
function unneededAt(tokens: readonly Token[], at: number): number | undefined {
  const mark = longestMatch(optionalMarks, tokens, at)
  return mark && (meaningAt(tokens, mark.next)?.next ?? mark.next)
}

/** "amoblado o no" */
const isOptional = (tokens: readonly Token[], { value, next }: Match<Meaning>) =>
  value.kind === 'amenity' &&
  tokens[next]?.key === 'o' &&
  tokens[next + 1]?.key === 'no' &&
  meaningAt(tokens, next + 2)?.value.kind !== 'amenity'

/** "equipo de 8", "capacidad para 10" */
function capacityAt(tokens: readonly Token[], at: number): Entity | undefined {
  if (!capacityMarks.has(tokens[at]?.key ?? '')) return undefined
  const next = 2 + at + (['de', 'para', 'of', 'for'].includes(tokens[at + 1]?.key ?? '') ? 1 : 0)
  const { number, key = '' } = tokens[next - 1] ?? {}
  const least = number ?? numbersByWord.get(key) ?? 0
  const isPeople = least >= 1 && least <= maxPeople && meaningAt(tokens, next)?.value.kind !== 'unit'
  return isPeople ? { kind: 'count', field: 'capacity', least, at, next } : undefined
}

/** "cochera doble", "garage para 2 autos", "garage 2 autos". */
function extractParking(
  tokens: readonly Token[],
  at: number,
  next: number,
  { entities }: Extraction,
): number {
  const key = tokens[next]?.key ?? ''
  const times = multiples.get(key)
  const isFor = key === 'para' || key === 'for'
  const cars = amountAt(tokens, isFor ? next + 1 : next)
  const isSmall = cars?.scale === 1 && cars.sign === undefined && cars.value >= 1 && cars.value <= maxRooms
  const isCount = isSmall && (isFor || isParking(tokens, cars.next))
  if (!times && !isCount) {
    entities.push({ kind: 'count', field: 'parkingSpaces', least: 1, at, next })
    return next
  }
  const after = times ? next + 1 : (cars?.next ?? next)
  const unit = isCount ? meaningAt(tokens, after) : undefined
  const end = unit?.value.kind === 'unit' && unit.value.unit === 'parkingSpaces' ? unit.next : after
  entities.push({
    kind: 'count',
    field: 'parkingSpaces',
    least: times ?? Math.floor(cars?.value ?? 1),
    at,
    next: end,
  })
  return end
}

/** "cuota 700.000", "60 cuotas": of what is bought. */
const isInstallment = (
  tokens: readonly Token[],
  at: number,
  hasFigure: boolean,
  entities: readonly Entity[],
): boolean =>
  /^(?:cuota|entreg|instal)/.test(tokens[at]?.key ?? '') &&
  (hasFigure || tokens[at - 1]?.number !== undefined) &&
  !entities.some((one) => one.kind === 'transaction')

function isParking(tokens: readonly Token[], at: number): boolean {
  const meaning = meaningAt(tokens, at)?.value
  return meaning?.kind === 'unit' && meaning.unit === 'parkingSpaces'
}

/** "cuotas [de 650.000 mensuales]". */
function paymentEnd(tokens: readonly Token[], at: number): number {
  let start = at
  while (paymentLinks.has(tokens[start]?.key ?? '')) start += 1
  const end = amountAt(tokens, start)?.next
  if (end === undefined) return at
  const after = meaningAt(tokens, end)
  return after?.value.kind === 'transaction' && after.value.monthly ? after.next : end
}

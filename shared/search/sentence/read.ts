import { findCity } from '#shared/places/places.ts'
import { amountAt } from './amounts.ts'
import type { Found, Reading } from './found.ts'
import {
  alsoWords,
  cornerMarks,
  negations,
  ordinaryPlaces,
  paymentLinks,
  placeMarks,
  streetMarks,
  withWords,
} from './grammar.ts'
import type { Meaning } from './meanings.ts'
import { aroundFactors } from './prices.ts'
import { type Quantity, quantityAt } from './quantities.ts'
import { keepWords } from './rest.ts'
import type { Token } from './tokens.ts'
import { type Match, meaningAt } from './vocabulary.ts'

const maxRooms = 50
const maxSquareMeters = 100_000_000
/** "cochera doble" */
const multiples = new Map([
  ['doble', 2],
  ['dobles', 2],
  ['double', 2],
  ['triple', 3],
])

/** Reads the words from left to right: figures with what they count, then the longest known phrase, else a search word. */
export function read(tokens: readonly Token[]): Reading {
  const reading: Reading = { found: [], rest: new Set(), noise: new Set() }
  let at = 0
  while (at < tokens.length) at = readAt(tokens, at, reading)
  return reading
}

function readAt(tokens: readonly Token[], at: number, reading: Reading): number {
  const phrase = meaningAt(tokens, at)
  const named = phrase && phrase.next > at + 1 && phrase.value.kind !== 'unit'
  const quantity = named ? undefined : quantityAt(tokens, at)
  if (quantity) {
    const found = fromQuantity(quantity, at)
    if (found) reading.found.push(found)
    else keepWords(tokens, at, quantity.next, reading.rest)
    return quantity.next
  }
  if (phrase) return readPhrase(tokens, at, phrase, reading)
  const asked = negations.has(tokens[at]?.key ?? '') ? meaningAt(tokens, at + 1) : undefined
  if (asked?.value.kind === 'amenity') return asked.next
  keepWords(tokens, at, at + 1, reading.rest)
  return at + 1
}

function fromQuantity({ min, max, unit, bare, around, next }: Quantity, at: number): Found | undefined {
  const plot = min?.plot || max?.plot
  if (!unit && !plot) return { kind: 'price', ...(bare ? { max: min } : { min, max }), around, at, next }
  if (!unit || unit.unit === 'area') {
    const squareMeters = unit && !plot ? unit.squareMeters : 1
    const [low, high] = around ? aroundFactors : [1, 1]
    const least = min && min.value * squareMeters * low
    const most = max && max.value * squareMeters * high
    if (Math.max(least ?? 0, most ?? 0) > maxSquareMeters) return undefined
    return { kind: 'area', min: least && Math.floor(least), max: most && Math.ceil(most), at, next }
  }
  const least = Math.floor(min?.value ?? Number.NaN)
  return least >= 0 && least <= maxRooms ? { kind: 'count', field: unit.unit, least, at, next } : undefined
}

function readPhrase(tokens: readonly Token[], at: number, phrase: Match<Meaning>, reading: Reading): number {
  const { value: meaning, next } = phrase
  const before = tokens[at - 1]?.key ?? ''
  const add = (found: Found) => {
    reading.found.push(found)
    return next
  }
  switch (meaning.kind) {
    case 'type': {
      const second = reading.found.some((one) => one.kind === 'type')
      if (meaning.asAmenity && second && alsoWords.has(before))
        return add({ kind: 'amenity', code: meaning.asAmenity, at, next })
      // "casa con local": a house that has a shop, not a shop.
      if (second && withWords.has(before)) break
      if (meaning.keep) keepWords(tokens, at, next, reading.rest)
      return add({ kind: 'type', types: meaning.types, at, next })
    }
    case 'transaction':
      if (meaning.keep) keepWords(tokens, at, next, reading.rest)
      return add({ kind: 'transaction', value: meaning.value, at, next })
    case 'flag':
    case 'amenity':
    case 'cheap':
      return add({ ...meaning, at, next })
    case 'noise':
      for (let index = at; index < next; index++) reading.noise.add(index)
      return next
    case 'payment': {
      const end = paymentEnd(tokens, next)
      keepWords(tokens, at, end, reading.rest)
      return end
    }
    case 'place':
      if (isStreet(tokens, at, meaning.key) || !isPlace(tokens, at, meaning.key)) break
      return add({
        kind: 'place',
        key: meaning.key,
        marked: before === 'barrio' || before === 'zona',
        at,
        next,
      })
    case 'unit':
      if (meaning.unit !== 'parkingSpaces' || negations.has(before)) break
      return readParking(tokens, at, next, reading)
    case 'covered': {
      const beside = reading.found.at(-1)
      const parked = beside?.kind === 'count' && beside.field === 'parkingSpaces' && beside.next === at
      const parking = meaningAt(tokens, next)?.value
      const parks = parking?.kind === 'unit' && parking.unit === 'parkingSpaces'
      if (!parked && !parks) break
      return add({ kind: 'amenity', code: 'covered_parking', at, next })
    }
    case 'month': {
      const beside = reading.found.at(-1)
      if (beside?.kind !== 'price' || beside.next !== at) break
      return add({ kind: 'transaction', value: 'rent', at, next })
    }
    case 'plain':
      break
  }
  keepWords(tokens, at, next, reading.rest)
  return next
}

/** "cochera", "cochera doble", "garage para 2 autos". */
function readParking(tokens: readonly Token[], at: number, next: number, { found }: Reading): number {
  const key = tokens[next]?.key ?? ''
  const times = multiples.get(key)
  const cars = key === 'para' || key === 'for' ? amountAt(tokens, next + 1) : undefined
  const isCount = cars?.scale === 1 && cars.sign === undefined && cars.value >= 1 && cars.value <= maxRooms
  if (!times && !isCount) {
    found.push({ kind: 'count', field: 'parkingSpaces', least: 1, at, next })
    return next
  }
  const after = times ? next + 1 : (cars?.next ?? next)
  const unit = isCount ? meaningAt(tokens, after) : undefined
  const end = unit?.value.kind === 'unit' && unit.value.unit === 'parkingSpaces' ? unit.next : after
  found.push({
    kind: 'count',
    field: 'parkingSpaces',
    least: times ?? Math.floor(cars?.value ?? 1),
    at,
    next: end,
  })
  return end
}

/** Where the figure ends that belongs to what is paid by and by: "cuotas [de 650.000]". */
function paymentEnd(tokens: readonly Token[], at: number): number {
  let start = at
  while (paymentLinks.has(tokens[start]?.key ?? '')) start += 1
  return amountAt(tokens, start)?.next ?? at
}

function isStreet(tokens: readonly Token[], at: number, key: string): boolean {
  const before = tokens[at - 1]?.key ?? ''
  return streetMarks.has(before) || (cornerMarks.has(before) && findCity(key) === undefined)
}

function isPlace(tokens: readonly Token[], at: number, key: string): boolean {
  if (!ordinaryPlaces.has(key)) return true
  return tokens.length === 1 || placeMarks.has(tokens[at - 1]?.key ?? '')
}

import type { TransactionType } from '#shared/listings/listingTypes.ts'
import type { NamedPlace } from './namedPlace.ts'
import { type Criterion, filtersOf, type SentenceFilters, type SentenceSort } from './sentence/criteria.ts'
import { cut } from './sentence/cut.ts'
import { extract } from './sentence/extract.ts'
import { resolve } from './sentence/resolve.ts'
import { textOf } from './sentence/searchWords.ts'
import { readCorrectedTokens } from './sentence/spelling/correctedTokens.ts'

export type { Criterion, SentenceFilters, SentenceSort } from './sentence/criteria.ts'

export interface Understanding {
  filters: SentenceFilters
  criteria: Criterion[]
  /** "barato": lowest prices first. */
  sort?: SentenceSort | undefined
  /** Not understood, as typed; they rank matches. */
  rest: string
  /** Ignored, as typed ("paraguay"). */
  noise: string
  /** No filter supports them. */
  unsupported: string[]
}

const anyRate = 7000

export interface SentenceSetting {
  /** Guaraníes per US dollar. */
  rate: number
  /** Chosen beside the text; what the text names comes first. */
  transactionType?: TransactionType | undefined
  /** That the server found in the text, read before everything else. */
  places?: readonly NamedPlace[] | undefined
}

/**
 * Parses Spanish, English or both: "depto 2 dormitorios en villa mora hasta 120 mil".
 * - Prices become whole US dollars, rounded outward. Without "hasta" or
 * "desde" a price is a maximum; area and rooms are minimums.
 * - A price too high for a rent implies a sale.
 * - Without a currency, amounts too high for dollars are guaraníes.
 * - Words of up to four letters must be exact; longer ones may have one typo, from eight letters on two.
 * Names of several words may have one in each.
 * - "hasta 3 dormitorios" is a maximum of bedrooms; other rooms have none and stay in the rest.
 * - "sin pileta", "que no sea en Luque" exclude amenities, types and places. Other exclusions neither filter
 * nor rank.
 * - A neighborhood sets its city if unique: several cities have a Centro.
 * - "alrededor de 100 mil" is a range; "barato" sets the order.
 */
export function understand(
  text: string,
  { rate, transactionType, places = [] }: SentenceSetting,
): Understanding {
  const named = placesIn(text, places)
  const tokens = readCorrectedTokens(withoutPlaces(text, named))
  const reading = extract(tokens)
  const offer = transactionType === 'both' ? undefined : transactionType
  const read = markPurchases(resolve(text, tokens, reading, { rate, offer }), offer)
  const criteria =
    named.length === 0 ? read : [...read, ...named].sort((one, other) => one.start - other.start)
  const sort = criteria.find((criterion) => criterion.field === 'sortBy')?.value
  const [rest, noise] = [textOf(tokens, reading.rest), textOf(tokens, reading.noise)]
  const unsupported = reading.unsupported
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, next }) => text.slice(tokens[at]?.start, tokens[next - 1]?.end))
  return { filters: filtersOf(criteria), criteria, ...(sort && { sort }), rest, noise, unsupported }
}

type PlaceCriterion = Extract<Criterion, { field: 'place' }>

function placesIn(text: string, places: readonly NamedPlace[]): PlaceCriterion[] {
  return places.flatMap((value) => {
    const [typed, start] = [value.text, text.indexOf(value.text)]
    return start < 0
      ? []
      : [{ field: 'place' as const, value, text: typed, start, end: start + typed.length }]
  })
}

function withoutPlaces(text: string, named: readonly PlaceCriterion[]): string {
  return named.reduce((rest, place) => rest.replace(place.text, ' '.repeat(place.text.length)), text)
}

/** US dollars; above every monthly or nightly price. */
const minPurchase = 20_000

/** Without it, "hasta 120 mil" would match every rental. */
function markPurchases(criteria: Criterion[], offer: 'sale' | 'rent' | undefined): Criterion[] {
  const hasField = (field: Criterion['field']) => criteria.some((criterion) => criterion.field === field)
  if (offer || hasField('transactionType') || hasField('allowsShortTerm')) return criteria
  return criteria.map((criterion) => {
    if (criterion.field !== 'price') return criterion
    const { min = 0, max = 0 } = criterion.value
    return Math.max(min, max) >= minPurchase ? { ...criterion, purchase: true } : criterion
  })
}

/** With dangling words ("con", "hasta", "y"). Idempotent. `places`: that the text names. */
export function removeCriterion(
  text: string,
  criterion: Criterion,
  places?: readonly NamedPlace[] | undefined,
): string {
  const match = findSame(text, criterion, places)
  return match ? removeCriterion(cut(text, match.start, match.end), criterion, places) : text
}

function findSame(
  text: string,
  criterion: Criterion,
  places: readonly NamedPlace[] | undefined,
): Criterion | undefined {
  const wanted = criterion.text.toLowerCase()
  return understand(text, { rate: anyRate, places }).criteria.find((one) => {
    if (one.field !== criterion.field) return false
    // Their values depend on the rate.
    if (one.field === 'price' || one.field === 'pricePerNight') return one.text.toLowerCase() === wanted
    return JSON.stringify(one.value) === JSON.stringify(criterion.value)
  })
}

import { officeTypes } from '#shared/listings/listingTypes.ts'
import type { Found, Reading } from './found.ts'
import { joiningWords } from './grammar.ts'
import { type Location, locate } from './location.ts'
import type { Bounds, Part, Said } from './part.ts'
import { priceRange } from './prices.ts'
import { keepWords } from './rest.ts'
import type { Token } from './tokens.ts'

type FoundTransaction = Extract<Found, { kind: 'transaction' }>

/** What the sentence as a whole says, on which its parts depend. */
interface Sentence {
  transaction?: FoundTransaction
  location: Location
  onlyOffices: boolean
  /** To be let by the night, which what is for sale may be as well. */
  byNight: boolean
  rate: number
}

/**
 * Makes parts of what was read. Types and amenities add up; of anything else the first mention counts and the later ones are
 * passed over, but "venta o alquiler" asks for both, so for neither. What turns out to be nothing goes back to the rest.
 */
export function settle(
  text: string,
  tokens: readonly Token[],
  { found, rest }: Reading,
  rate: number,
): Part[] {
  const onlyOffices = asksOnlyOffices(found)
  const sentence: Sentence = {
    transaction: transactionOf(tokens, found),
    location: locate(
      tokens,
      found.filter((one) => one.kind === 'place'),
    ),
    onlyOffices,
    byNight: !onlyOffices && found.some((one) => one.kind === 'flag' && one.field === 'allowsShortTerm'),
    rate,
  }
  const parts: Part[] = []
  for (const one of found) {
    const said = meant(one, sentence)
    if (said === 'rest') keepWords(tokens, one.at, one.next, rest)
    else if (said && isNews(said, parts)) {
      const [start, end] = [tokens[one.at]?.start ?? 0, tokens[one.next - 1]?.end ?? 0]
      parts.push({ ...said, text: text.slice(start, end), start, end, ...meantBy(tokens, one) })
    }
  }
  return parts
}

/** The words that a part was taken for, where they are not those that were typed. */
function meantBy(tokens: readonly Token[], { at, next }: Found): { meant?: string } {
  const said = tokens.slice(at, next)
  return said.some((token) => token.corrected) ? { meant: said.map(({ key }) => key).join(' ') } : {}
}

/** What is meant by something that was read: a part, a search word after all, or nothing. */
function meant(
  one: Found,
  { transaction, location, onlyOffices, byNight, rate }: Sentence,
): Said | 'rest' | undefined {
  switch (one.kind) {
    case 'type':
      return { field: 'propertyType', value: [...one.types] }
    case 'amenity':
      return { field: 'amenities', value: one.code }
    case 'transaction':
      if (one !== transaction || (byNight && one.value === 'rent')) return undefined
      return { field: 'transactionType', value: one.value }
    case 'flag':
      if (one.field === 'allowsShortTerm' && onlyOffices) return undefined
      return { field: one.field, value: true }
    case 'count':
      return { field: one.field, value: one.least }
    case 'place':
      return location.places.get(one) ?? (location.others.has(one) ? 'rest' : undefined)
    case 'area':
      return { field: 'area', value: inOrder(one) }
    case 'cheap':
      return { field: 'sortBy', value: { sortBy: 'price', sortOrder: 'asc' } }
    case 'price': {
      const value = priceRange(one, { transaction: transaction?.value, rate })
      return value ? { field: 'price', value } : 'rest'
    }
  }
}

function isNews(said: Said, parts: readonly Part[]): boolean {
  switch (said.field) {
    case 'propertyType':
      return true
    case 'amenities':
    case 'city':
    case 'neighborhood':
    case 'state':
      return !parts.some((part) => part.field === said.field && `${part.value}` === `${said.value}`)
    case 'price':
    case 'area':
      return fits(
        said.value,
        parts.flatMap((part) => (part.field === said.field ? [part.value] : [])),
      )
    default:
      return !parts.some((part) => part.field === said.field)
  }
}

function inOrder({ min, max }: Bounds): Bounds {
  if (min !== undefined && max !== undefined) return { min: Math.min(min, max), max: Math.max(min, max) }
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

/** A later mention may still close an open end ("más de 80 mil ... menos de 120 mil"), on the right side of the other. */
function fits(range: Bounds, earlier: readonly Bounds[]): boolean {
  const known: Bounds = Object.assign({}, ...earlier)
  if (range.min !== undefined && known.min !== undefined) return false
  if (range.max !== undefined && known.max !== undefined) return false
  const { min = 0, max = Number.POSITIVE_INFINITY } = { ...known, ...range }
  return min <= max
}

function asksOnlyOffices(found: readonly Found[]): boolean {
  const types = found.flatMap((one) => (one.kind === 'type' ? one.types : []))
  const offices: readonly string[] = ['office', ...officeTypes]
  return types.length > 0 && types.every((type) => offices.includes(type))
}

function transactionOf(tokens: readonly Token[], found: readonly Found[]): FoundTransaction | undefined {
  const [first, ...others] = found.filter((one) => one.kind === 'transaction')
  const opposite = others.find((other) => other.value !== first?.value)
  if (!first || !opposite) return first
  const between = tokens.slice(first.next, opposite.at)
  const joined = between.every(({ key }) => joiningWords.has(key) || key === 'en' || key === 'for')
  return joined ? undefined : first
}

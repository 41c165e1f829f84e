import { cut } from './sentence/cut.ts'
import { extract } from './sentence/extract.ts'
import { filtersOf, type Part, type SentenceFilters, type SentenceSort } from './sentence/part.ts'
import { resolve } from './sentence/resolve.ts'
import { textOf } from './sentence/searchWords.ts'
import { readCorrectedTokens } from './sentence/vocabulary.ts'

export type { Part, SentenceFilters, SentenceSort } from './sentence/part.ts'

export interface Understanding {
  filters: SentenceFilters
  /** The parts of the text that the filters come from, in order and without overlap. */
  parts: Part[]
  /** The order that the text names: "barato" is the lowest prices first. */
  sort?: SentenceSort | undefined
  /** Words that were not understood, as typed; they rank the matches. */
  rest: string
  /** Ignored words that do not describe a home ("paraguay"), as typed. */
  noise: string
  /** Exclusions that no filter supports, as typed. */
  unsupported: string[]
}

/** For callers that need the words of a price only, not its value. */
const anyRate = 7000

/**
 * Parses a search sentence in Spanish, English or both: "depto 2 dormitorios en villa mora hasta 120 mil".
 * - Prices become whole US dollars (`rate`: guaraníes per dollar), rounded outward. A price without "hasta"
 *   or "desde" is a maximum; an area and a number of rooms are minimums.
 * - A price too high for a monthly rent implies a sale, unless the sentence says otherwise.
 * - Without a currency, amounts too high for dollars are guaraníes ("alquiler menos de 4 millones").
 * - Words of up to four letters must be exact; longer ones may have one typo, from eight letters on two.
 * - "hasta 3 dormitorios" cannot be a filter and stays in the rest.
 * - "sin pileta", "no pool or gym", "que no sea en Luque" exclude amenities, types and places. What no filter
 *   can exclude ("que no sea en planta baja") is listed, and neither filters nor ranks.
 * - A neighbourhood sets its city where the city is named or unique: several cities have a Centro.
 * - "alrededor de 100 mil" is a range; "barato" sets the order, not a price.
 */
export function understand(text: string, { rate }: { rate: number }): Understanding {
  const tokens = readCorrectedTokens(text)
  const reading = extract(tokens)
  const parts = markPurchases(resolve(text, tokens, reading, rate))
  const sort = parts.find((part) => part.field === 'sortBy')?.value
  const [rest, noise] = [textOf(tokens, reading.rest), textOf(tokens, reading.noise)]
  const unsupported = reading.unsupported
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, next }) => text.slice(tokens[at]?.start, tokens[next - 1]?.end))
  return { filters: filtersOf(parts), parts, ...(sort && { sort }), rest, noise, unsupported }
}

/** US dollars; no monthly or nightly price is as high. */
const minPurchase = 20_000

/** Without it, "hasta 120 mil" would match every rental. */
function markPurchases(parts: Part[]): Part[] {
  const hasField = (field: Part['field']) => parts.some((part) => part.field === field)
  if (hasField('transactionType') || hasField('allowsShortTerm')) return parts
  return parts.map((part) => {
    if (part.field !== 'price') return part
    const { min = 0, max = 0 } = part.value
    return Math.max(min, max) >= minPurchase ? { ...part, purchase: true } : part
  })
}

/**
 * Removes every occurrence of a part from the text, with dangling words ("con", "hasta", "y"). Idempotent.
 */
export function removePart(text: string, part: Part): string {
  let remaining = text
  for (let match = findSame(remaining, part); match; match = findSame(remaining, part))
    remaining = cut(remaining, match.start, match.end)
  return remaining
}

function findSame(text: string, part: Part): Part | undefined {
  const wanted = part.text.toLowerCase()
  return understand(text, { rate: anyRate }).parts.find((one) => {
    if (one.field !== part.field) return false
    if (one.field === 'price') return one.text.toLowerCase() === wanted
    return JSON.stringify(one.value) === JSON.stringify(part.value)
  })
}

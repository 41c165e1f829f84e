import type { TransactionType } from '#shared/listings/listingTypes.ts'
import { cut } from './sentence/cut.ts'
import { extract } from './sentence/extract.ts'
import { filtersOf, type Part, type SentenceFilters, type SentenceSort } from './sentence/part.ts'
import { resolve } from './sentence/resolve.ts'
import { textOf } from './sentence/searchWords.ts'
import { readCorrectedTokens } from './sentence/vocabulary.ts'

export type { Part, SentenceFilters, SentenceSort } from './sentence/part.ts'

export interface Understanding {
  filters: SentenceFilters
  parts: Part[]
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
}

/**
 * Parses Spanish, English or both: "depto 2 dormitorios en villa mora hasta 120 mil".
 * - Prices become whole US dollars, rounded outward. Without "hasta" or
 * "desde" a price is a maximum; area and rooms are minimums.
 * - A price too high for a rent implies a sale.
 * - Without a currency, amounts too high for dollars are guaraníes.
 * - Words of up to four letters must be exact; longer ones may have one typo, from eight letters on two.
 * Names of several words may have one in each.
 * - "hasta 3 dormitorios" cannot be a filter and stays in the rest.
 * - "sin pileta", "que no sea en Luque" exclude amenities, types and places. Other exclusions neither filter
 * nor rank.
 * - A neighborhood sets its city if unique: several cities have a Centro.
 * - "alrededor de 100 mil" is a range; "barato" sets the order.
 */
export function understand(text: string, { rate, transactionType }: SentenceSetting): Understanding {
  const tokens = readCorrectedTokens(text)
  const reading = extract(tokens)
  const offer = transactionType === 'both' ? undefined : transactionType
  const parts = markPurchases(resolve(text, tokens, reading, { rate, offer }), offer)
  const sort = parts.find((part) => part.field === 'sortBy')?.value
  const [rest, noise] = [textOf(tokens, reading.rest), textOf(tokens, reading.noise)]
  const unsupported = reading.unsupported
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, next }) => text.slice(tokens[at]?.start, tokens[next - 1]?.end))
  return { filters: filtersOf(parts), parts, ...(sort && { sort }), rest, noise, unsupported }
}

/** US dollars; above every monthly or nightly price. */
const minPurchase = 20_000

/** Without it, "hasta 120 mil" would match every rental. */
function markPurchases(parts: Part[], offer: 'sale' | 'rent' | undefined): Part[] {
  const hasField = (field: Part['field']) => parts.some((part) => part.field === field)
  if (offer || hasField('transactionType') || hasField('allowsShortTerm')) return parts
  return parts.map((part) => {
    if (part.field !== 'price') return part
    const { min = 0, max = 0 } = part.value
    return Math.max(min, max) >= minPurchase ? { ...part, purchase: true } : part
  })
}

/** With dangling words ("con", "hasta", "y"). Idempotent. */
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

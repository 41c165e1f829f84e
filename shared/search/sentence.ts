import { filtersOf, type Part, type SentenceFilters, type SentenceSort } from './sentence/part.ts'
import { read } from './sentence/read.ts'
import { restOf } from './sentence/rest.ts'
import { settle } from './sentence/settle.ts'
import { readWords } from './sentence/vocabulary.ts'
import { cut } from './sentence/without.ts'

export type { Part, SentenceFilters, SentenceSort } from './sentence/part.ts'

export interface Understanding {
  filters: SentenceFilters
  /** What the filters were read from, in the order of the text; their spans do not overlap. */
  parts: Part[]
  /** The order that it asks for: "barato" the lowest prices first. */
  sort?: SentenceSort | undefined
  /** Words that were not understood, as typed and without those that say nothing: they rank what fits the filters. */
  rest: string
  /** Words that were passed over because they say nothing of a home ("paraguay"), as typed. */
  noise: string
}

/** Where only the words of a price matter, not its dollars, any plausible rate will do. */
const someRate = 7000

/**
 * Understands a search sentence in Spanish, English or both: "depto 2 dormitorios en villa mora hasta 120 mil".
 *
 * - Prices become whole US dollars (`rate`: guaraníes per dollar), rounded outward. A price without "hasta" or "desde" is
 *   the most one would pay; an area, and any number of rooms, is the least.
 * - A price that nobody pays by the month asks for what is for sale, where the sentence does not say.
 * - Without a currency, figures that would be absurd in dollars are guaraníes ("alquiler menos de 4 millones").
 * - Words up to four letters must be right; longer ones may have a slip, two from eight letters on.
 * - "hasta 3 dormitorios" cannot be said in filters and stays in the rest; "sin muebles" is passed over.
 * - A barrio is given with its city where the city is named or is the only one that has it: several cities have a Centro.
 * - "alrededor de 100 mil" is a range around it; "barato" asks for an order, not for a price.
 */
export function understand(text: string, { rate }: { rate: number }): Understanding {
  const tokens = readWords(text)
  const reading = read(tokens)
  const parts = withPurchase(settle(text, tokens, reading, rate))
  const sort = parts.find((part) => part.field === 'sortBy')?.value
  const [rest, noise] = [restOf(tokens, reading.rest), restOf(tokens, reading.noise)]
  return { filters: filtersOf(parts), parts, ...(sort && { sort }), rest, noise }
}

/** Nobody pays so many dollars a month or a night: a price from here on is asked of something for sale. */
const leastPurchase = 20_000

/** Among rents every home would be "hasta 120 mil". */
function withPurchase(parts: Part[]): Part[] {
  const says = (field: Part['field']) => parts.some((part) => part.field === field)
  if (says('transactionType') || says('allowsShortTerm')) return parts
  return parts.map((part) => {
    if (part.field !== 'price') return part
    const { min = 0, max = 0 } = part.value
    return Math.max(min, max) >= leastPurchase ? { ...part, purchase: true } : part
  })
}

/**
 * The text without a part, wherever it says the same, and without words left hanging ("con", "hasta", "y"). A part that the
 * text does not say leaves it as it is, so doing it twice is doing it once.
 */
export function without(text: string, part: Part): string {
  let left = text
  for (let said = sameIn(left, part); said; said = sameIn(left, part)) left = cut(left, said.start, said.end)
  return left
}

function sameIn(text: string, part: Part): Part | undefined {
  const said = part.text.toLowerCase()
  return understand(text, { rate: someRate }).parts.find((one) => {
    if (one.field !== part.field) return false
    if (one.field === 'price') return one.text.toLowerCase() === said
    return JSON.stringify(one.value) === JSON.stringify(part.value)
  })
}

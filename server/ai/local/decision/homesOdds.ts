import { allPhrasings } from '#server/ai/local/passages/phrasings.ts'
import { fold } from '#shared/core/text.ts'
import { keepLatest } from '#shared/search/keepLatest.ts'
import { englishSearches } from './searchTexts/english.ts'
import { portugueseSearches } from './searchTexts/portuguese.ts'
import { spanishSearches } from './searchTexts/spanish.ts'

/*
 * How likelier a text is among what people type to find homes than among what they want to know: naive Bayes on its
 * words and pairs of words (Manning, Raghavan, Schütze: Introduction to Information Retrieval, 2008, chapter 13),
 * learned from the phrasings of all matters and from searches.
 */

const splitTexts = (texts: string) => texts.trim().split(/ \| |\n/)

/** Added to each count, so that what one side lacks is not impossible there. */
const smoothing = 0.5
/** Of one feature's logarithm. */
const mostOfOne = 3
/** A pair says again what its words say. */
const pairWeight = 0.5
/** In fewer texts it is chance. */
const leastTexts = 2

/** Words, with 0 for a number and "^" before the first, and pairs of neighbors. */
function featuresOf(text: string): string[] {
  const words = fold(text)
    .replaceAll(/\d[\d.,]*/g, ' 0 ')
    .split(/[^\p{L}0]+/u)
    .filter(Boolean)
  const pairs = words.map((word, at) => `${words[at - 1] ?? '^'} ${word}`)
  return [...new Set([...words, ...pairs, ...(/[?¿]/.test(text) ? ['?'] : [])])]
}

function countTexts(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const feature of featuresOf(text)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return counts
}

function learn(): ReadonlyMap<string, number> {
  const searches = [spanishSearches, englishSearches, portugueseSearches].flatMap(splitTexts)
  const questions = allPhrasings().map(({ text }) => text)
  const [sought, asked] = [countTexts(searches), countTexts(questions)]
  const shareOf = (count: number, texts: readonly string[]) =>
    (count + smoothing) / (texts.length + 2 * smoothing)
  const weights = new Map<string, number>()
  for (const feature of new Set([...sought.keys(), ...asked.keys()])) {
    const [inSearches, inQuestions] = [sought.get(feature) ?? 0, asked.get(feature) ?? 0]
    if (inSearches + inQuestions < leastTexts) continue
    const odds = Math.log(shareOf(inSearches, searches) / shareOf(inQuestions, questions))
    const limited = Math.max(-mostOfOne, Math.min(mostOfOne, odds))
    weights.set(feature, limited * (feature.includes(' ') ? pairWeight : 1))
  }
  return weights
}

let weights: ReadonlyMap<string, number> | undefined

/** Before the first question. */
export function loadOdds(): void {
  weights ??= learn()
}

/** Characters. */
const maxRead = 400
/** Features that either side has: fewer say nothing. */
const leastKnown = 3

/** Above 0 for a search, below for a question, beside the root of its length; undefined where its words are strange. */
export const homesOdds = keepLatest(
  64,
  (text: string) => text,
  (text: string): number | undefined => {
    weights ??= learn()
    const features = featuresOf(text.slice(0, maxRead))
    const known = features.flatMap((feature) => weights?.get(feature) ?? [])
    if (known.length < leastKnown) return undefined
    return known.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(features.length)
  },
)

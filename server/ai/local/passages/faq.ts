import { faq } from '#server/ai/guides/faq/faq.ts'
import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { fold } from '#shared/core/text.ts'
import { conceptsOf } from './concepts.ts'

/* Frequent questions, found by the phrasing of theirs that is nearest to a question. */

export interface FoundFaq {
  name: string
  entry: FaqEntry
  /** Of the question and the nearest phrasing, by the weight of what they share: 0 to 1. */
  similarity: number
}

/** What a question wants to know of its matter. */
const asks: Record<string, string> = {
  who: 'quien(?:es)?|who|quem',
  amount: 'cuant[oa]s?|how (?:much|many)|quant[oa]s?|cuesta|costs?|custa',
  when: 'cuando|when|quando|how long|tarda\\w*|demora\\w*',
  where: 'donde|where|onde',
  which: 'cual(?:es)?|which|qua(?:l|is)',
  may: 'puedo|puede[ns]?|podemos|podes|can|may|could|allowed|poss?o|pode[mr]?|dejan?',
  must: 'tengo que|hay que|debo|must|need|have to|hace falta|necesito|obligatori[oa]|obrigatori[oa]|preciso|tenho que|exigen?',
  why: 'por que|why',
  whatIf: 'si|if|se',
  how: 'como|how',
  meaning: 'que es|what (?:is|s)|o que e|significa|quiere decir|means?|quer dizer',
  better: 'mejor|conviene|better|melhor|worth|vale la pena|should|compensa',
}
const askPatterns = Object.entries(asks).map(
  ([name, words]) => [`?${name}`, new RegExp(` (?:${words})(?= )`)] as const,
)

/** Of the weight of a concept as rare. */
const share = { concept: 1, asked: 0.5, pair: 0.3, unknown: 0.3 }

interface Feature {
  name: string
  share: number
}

/** Concepts, pairs of neighbors, and what is asked of them. */
function featuresOf(text: string): Feature[] {
  const concepts = conceptsOf(text)
  const wording = ` ${fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  const pairs = concepts.slice(1).map((one, at) => [concepts[at] ?? '', one].toSorted().join('+'))
  return [
    ...concepts.map((name) => ({ name, share: share.concept })),
    ...pairs.map((name) => ({ name, share: share.pair })),
    ...askPatterns
      .filter(([, pattern]) => pattern.test(wording))
      .map(([name]) => ({ name, share: share.asked })),
  ]
}

interface Phrasing {
  name: string
  weight: number
}

interface Index {
  weights: ReadonlyMap<string, number>
  /** Of a feature nobody asks by. */
  unknown: number
  phrasings: readonly Phrasing[]
  /** Places in `phrasings`, by feature. */
  having: ReadonlyMap<string, readonly number[]>
}

const phrasingsOf = ({ asked }: FaqEntry) => Object.values(asked).flatMap((all) => all.split(' | '))

function createIndex(): Index {
  const read = Object.entries(faq).flatMap(([name, entry]) =>
    phrasingsOf(entry).map((text) => ({ name, features: featuresOf(text) })),
  )
  const entries = new Map<string, Set<string>>()
  for (const { name, features } of read)
    for (const one of features) entries.set(one.name, (entries.get(one.name) ?? new Set()).add(name))
  const count = Object.keys(faq).length
  const rarity = (feature: string) => Math.log(1 + count / (entries.get(feature)?.size ?? count))
  const weights = new Map(
    read.flatMap(({ features }) => features.map((one) => [one.name, rarity(one.name) * one.share])),
  )
  const having = new Map<string, number[]>()
  const phrasings = read.map(({ name, features }, at) => {
    for (const one of features) having.set(one.name, [...(having.get(one.name) ?? []), at])
    return { name, weight: features.reduce((sum, one) => sum + (weights.get(one.name) ?? 0), 0) }
  })
  return { weights, unknown: Math.log(1 + count) * share.unknown, phrasings, having }
}

let index: Index | undefined

/** `places`: names in it, which count only where a phrasing has them. */
export function findFaq(question: string, places = ''): FoundFaq | undefined {
  index ??= createIndex()
  const { weights, unknown, phrasings, having } = index
  const ofPlaces = new Set(conceptsOf(places))
  const scores = new Map<number, number>()
  let whole = 0
  for (const { name, share: of } of featuresOf(question)) {
    const weight = weights.get(name)
    if (weight === undefined) {
      if (of === share.concept && !ofPlaces.has(name)) whole += unknown
      continue
    }
    whole += weight
    for (const at of having.get(name) ?? []) scores.set(at, (scores.get(at) ?? 0) + weight)
  }
  let best: FoundFaq | undefined
  for (const [at, score] of scores) {
    const phrasing = phrasings[at]
    const entry = phrasing && faq[phrasing.name]
    if (!entry) continue
    const similarity = score / Math.sqrt(whole * phrasing.weight)
    if (similarity > (best?.similarity ?? 0)) best = { name: phrasing.name, entry, similarity }
  }
  return best
}

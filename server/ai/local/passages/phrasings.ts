import { faq } from '#server/ai/guides/faq/faq.ts'
import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import type { AnswerLanguage } from '#server/ai/guides/topic.ts'
import { topicAsked } from '#server/ai/guides/topics/asked/topicAsked.ts'
import { type GuideTopic, topicNames } from '#server/ai/guides/topics/topics.ts'
import { keepLatest } from '#server/ai/keepLatest.ts'
import { fold } from '#shared/core/text.ts'
import { conceptsOf } from './concepts.ts'

/* What can be answered, found by the phrasing of it that is nearest to a question. */

/** Similarities, measured with phrasings left out in turn: */
export const likeness = {
  /** word for word; */
  own: 0.95,
  /** its own words, whatever else they are like; */
  same: 0.85,
  /** it is that question, whatever pattern of the guides matches as well; */
  clear: 0.78,
  /** it is that question; */
  sure: 0.7,
  /** more so than what patterns of guides mean; */
  likely: 0.65,
  /** more so than help with the site; */
  more: 0.6,
  /** it is, where nothing else is asked; */
  near: 0.5,
  /** it is likewise, where no other matter is nearly as near; */
  alone: 0.36,
  /** told where nothing better can be said. */
  nearest: 0.42,
} as const

interface Asked {
  name: string
  /** A frequent question, or a topic of the guides. */
  entry: FaqEntry | undefined
  topic: GuideTopic | undefined
  language: AnswerLanguage
}

export interface FoundPhrasing extends Asked {
  /** Of the question and the phrasing, by the weight of what they share: 0 to 1. */
  similarity: number
  /** How much nearer it is than any other matter. */
  lead: number
  /** Of the question, those that anybody asks by. */
  concepts: number
}
export type FoundFaq = FoundPhrasing & { entry: FaqEntry }

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
const share = { concept: 1, asked: 0.5, pair: 0.3, word: 0.35, unknown: 0.9 }

interface Feature {
  name: string
  share: number
}

/** Concepts, pairs of neighbors, and what is asked of them. */
function featuresOf(text: string): Feature[] {
  const concepts = conceptsOf(text)
  const wording = ` ${fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  const others = wording.split(' ').filter((word) => word.length > 1 && !conceptsOf(word)[0])
  const pairs = concepts.slice(1).map((one, at) => [concepts[at] ?? '', one].toSorted().join('+'))
  return [
    ...concepts.map((name) => ({ name, share: share.concept })),
    ...pairs.map((name) => ({ name, share: share.pair })),
    ...[...new Set(others)].map((word) => ({ name: `~${word}`, share: share.word })),
    ...askPatterns
      .filter(([, pattern]) => pattern.test(wording))
      .map(([name]) => ({ name, share: share.asked })),
  ]
}

interface Phrasing {
  of: Asked
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

const answerLanguages: readonly AnswerLanguage[] = ['es', 'en', 'pt']

function allAsked(): { of: Asked; text: string }[] {
  const each = (asked: FaqEntry['asked'], of: Omit<Asked, 'language'>) =>
    answerLanguages.flatMap((language) =>
      asked[language].split(' | ').map((text) => ({ of: { ...of, language }, text })),
    )
  return [
    ...Object.entries(faq).flatMap(([name, entry]) => each(entry.asked, { name, entry, topic: undefined })),
    ...topicNames.flatMap((topic) =>
      each(topicAsked[topic], { name: `guide ${topic}`, entry: undefined, topic }),
    ),
  ]
}

function createIndex(): Index {
  const read = allAsked().map(({ of, text }) => ({ of, features: featuresOf(text) }))
  const names = new Map<string, Set<string>>()
  for (const { of, features } of read)
    for (const one of features) names.set(one.name, (names.get(one.name) ?? new Set()).add(of.name))
  const count = new Set(read.map(({ of }) => of.name)).size
  const rarity = (feature: string) => Math.log(1 + count / (names.get(feature)?.size ?? count))
  const weights = new Map(
    read.flatMap(({ features }) => features.map((one) => [one.name, rarity(one.name) * one.share])),
  )
  const having = new Map<string, number[]>()
  const phrasings = read.map(({ of, features }, at) => {
    for (const one of features) having.set(one.name, [...(having.get(one.name) ?? []), at])
    return { of, weight: features.reduce((sum, one) => sum + (weights.get(one.name) ?? 0), 0) }
  })
  return { weights, unknown: Math.log(1 + count) * share.unknown, phrasings, having }
}

let index: Index | undefined

/** Characters. */
const maxRead = 400

/** `places`: names in it, which count only where a phrasing has them. */
export const findPhrasing = keepLatest(64, (question: string, places = '') => `${question}\n${places}`, find)

function find(question: string, places = ''): FoundPhrasing | undefined {
  index ??= createIndex()
  const { weights, unknown, phrasings, having } = index
  const ofPlaces = new Set(conceptsOf(places))
  const scores = new Map<number, number>()
  let whole = 0
  const features = featuresOf(question.slice(0, maxRead))
  for (const { name, share: of } of features) {
    const weight = weights.get(name)
    if (weight === undefined) {
      if (of >= share.word && of !== share.asked && !ofPlaces.has(name)) whole += unknown * of
      continue
    }
    whole += weight
    for (const at of having.get(name) ?? []) scores.set(at, (scores.get(at) ?? 0) + weight)
  }
  const concepts = features.filter(({ name, share: of }) => of === share.concept && weights.has(name)).length
  const nearest = new Map<string, FoundPhrasing>()
  for (const [at, score] of scores) {
    const phrasing = phrasings[at]
    if (!phrasing) continue
    const similarity = score / Math.sqrt(whole * phrasing.weight)
    const known = nearest.get(phrasing.of.name)
    if (!known || similarity > known.similarity)
      nearest.set(phrasing.of.name, { ...phrasing.of, similarity, lead: similarity, concepts })
  }
  const [best, second] = [...nearest.values()].toSorted((one, other) => other.similarity - one.similarity)
  return best && { ...best, lead: best.similarity - (second?.similarity ?? 0) }
}

/** Of a matter that stands alone. */
const leastLead = 0.08

/** Whether it is that question, where nothing else is asked. */
export const isNear = ({ similarity, lead, concepts }: FoundPhrasing): boolean =>
  similarity >= likeness.near || (similarity >= likeness.alone && lead >= leastLead && concepts > 1)

/** Undefined where another matter is nearer. */
export function findFaq(question: string, places?: string): FoundFaq | undefined {
  const found = findPhrasing(question, places)
  return found?.entry && { ...found, entry: found.entry }
}

import { faq } from '#server/ai/guides/faq/faq.ts'
import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import type { AnswerLanguage } from '#server/ai/guides/topic.ts'
import type { Phrasings } from '#server/ai/guides/topics/asked/asked.ts'
import { topicAsked } from '#server/ai/guides/topics/asked/topicAsked.ts'
import { type GuideTopic, topicNames } from '#server/ai/guides/topics/topics.ts'
import { createTurns } from '#server/core/threads/turns.ts'
import { fold } from '#shared/core/text.ts'
import { keepLatest } from '#shared/search/keepLatest.ts'
import { conceptsOf, hasConcept } from './concepts.ts'

/* What can be answered, found by the phrasing of it that is nearest to a question. */

/** Similarities, measured with phrasings left out in turn: */
export const likeness = {
  /** word for word; */
  own: 0.95,
  /** its own words, whatever else they are like; */
  same: 0.85,
  /** it is that question, whatever pattern of the guides matches as well; */
  clear: 0.75,
  /** it is that question; */
  sure: 0.7,
  /** more so than what patterns of guides mean; */
  likely: 0.65,
  /** more so than help with the site; */
  more: 0.6,
  /** it is, where nothing else is asked; */
  near: 0.5,
  /** it is likewise, where no other matter is nearly as near; */
  alone: 0.25,
  /** told where nothing better can be said. */
  nearest: 0.42,
} as const

/** A frequent question, or a topic of the guides. */
export type Matter = { entry: FaqEntry; topic: undefined } | { entry: undefined; topic: GuideTopic }
type Asked = Matter & { name: string; language: AnswerLanguage }

export type FoundPhrasing = Asked & {
  /** Of the question and the phrasing, by the weight of what they share: 0 to 1. */
  similarity: number
  /** How much nearer it is than any other matter. */
  lead: number
  /** Of the question, those that anybody asks by. */
  concepts: number
}
export type FoundFaq = FoundPhrasing & { entry: FaqEntry; topic: undefined }

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

/** What a feature weighs beside a concept as rare; `unknown`: one that no phrasing has. */
const share = { concept: 1, asked: 0.9, pair: 0.15, word: 0.35 } as const
const unknown = 0.9

interface Feature {
  kind: keyof typeof share
  name: string
}

/** Concepts, pairs of neighbors, other words, and what is asked. */
function featuresOf(text: string): Feature[] {
  const concepts = conceptsOf(text)
  const wording = ` ${fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  const others = wording.split(' ').filter((word) => word.length > 1 && !hasConcept(word))
  const pairs = concepts.slice(1).map((one, at) => [concepts[at] ?? '', one].toSorted().join('+'))
  const asked = askPatterns.filter(([, pattern]) => pattern.test(wording)).map(([name]) => name)
  const each = (kind: Feature['kind'], names: readonly string[]) => names.map((name) => ({ kind, name }))
  return [
    ...each('concept', concepts),
    ...each('pair', pairs),
    ...each(
      'word',
      [...new Set(others)].map((word) => `~${word}`),
    ),
    ...each('asked', asked),
  ]
}

/* Each question is compared with thousands of phrasings: what is read of each of them stands in arrays of numbers. */

interface AllPhrasings {
  of: readonly Asked[]
  /** Place in `matters`. */
  matter: Uint16Array
  weight: Float64Array
}

/** Of one feature, the matters that have it, and what it adds to their fit. */
interface Usual {
  matter: readonly number[]
  fit: readonly number[]
}

interface Index {
  weights: ReadonlyMap<string, number>
  /** Of the rarest concept. */
  rarest: number
  matters: number
  phrasings: AllPhrasings
  /** By feature. */
  usual: ReadonlyMap<string, Usual>
  /** Places in `phrasings`, by feature. */
  having: ReadonlyMap<string, readonly number[]>
}

const answerLanguages: readonly AnswerLanguage[] = ['es', 'en', 'pt']

/** Of every matter, in all languages. */
export function allPhrasings(): { of: Asked; text: string }[] {
  const each = (asked: Phrasings, of: Matter & { name: string }) =>
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

interface ReadPhrasing {
  of: Asked
  features: readonly Feature[]
}

const readAll = (): ReadPhrasing[] =>
  allPhrasings().map(({ of, text }) => ({ of, features: featuresOf(text) }))

function createIndex(read: readonly ReadPhrasing[]): Index {
  const names = new Map<string, Set<string>>()
  const having = new Map<string, number[]>()
  for (const [at, { of, features }] of read.entries())
    for (const { name } of features) {
      const [askedBy, places] = [names.get(name) ?? new Set<string>(), having.get(name) ?? []]
      names.set(name, askedBy.add(of.name))
      places.push(at)
      having.set(name, places)
    }
  const matters = [...new Set(read.map(({ of }) => of.name))]
  const places = new Map(matters.map((name, at) => [name, at]))
  const count = matters.length
  const rarity = (feature: string) => Math.log(1 + count / (names.get(feature)?.size ?? count))
  const weights = new Map(
    read.flatMap(({ features }) => features.map(({ kind, name }) => [name, rarity(name) * share[kind]])),
  )
  const phrasings = {
    of: read.map(({ of }) => of),
    matter: Uint16Array.from(read, ({ of }) => places.get(of.name) ?? 0),
    weight: Float64Array.from(read, ({ features }) =>
      features.reduce((sum, { name }) => sum + (weights.get(name) ?? 0), 0),
    ),
  }
  const shares = sharesOf(phrasings.matter, having, count)
  const usual = new Map(
    [...shares].map(([name, ofMatters]) => {
      const fit = ([, part]: OfMatter) => fitting.usual * part ** fitting.power * (weights.get(name) ?? 0)
      return [name, { matter: ofMatters.map(([matter]) => matter), fit: ofMatters.map(fit) }] as const
    }),
  )
  return { weights, rarest: Math.log(1 + count), matters: count, phrasings, usual, having }
}

type OfMatter = readonly [matter: number, share: number]

/** How usual a feature is among a matter's phrasings, 0 to 1. */
function sharesOf(
  matterOf: Uint16Array,
  having: Index['having'],
  matters: number,
): Map<string, readonly OfMatter[]> {
  const sizes = new Float64Array(matters)
  for (const matter of matterOf) sizes[matter] = (sizes[matter] ?? 0) + 1
  return new Map(
    [...having].map(([name, places]) => {
      const counts = new Map<number, number>()
      for (const at of places) {
        const matter = matterOf[at] ?? 0
        counts.set(matter, (counts.get(matter) ?? 0) + 1)
      }
      return [name, [...counts].map(([matter, n]) => [matter, n / (sizes[matter] ?? 1)] as const)]
    }),
  )
}

let index: Index | undefined

/** Before the first question, which would wait a second for it; others have their turns meanwhile. */
export async function loadPhrasings(): Promise<void> {
  const takeTurns = createTurns()
  const read: ReadPhrasing[] = []
  for (const { of, text } of allPhrasings()) {
    read.push({ of, features: featuresOf(text) })
    await takeTurns()
  }
  index ??= createIndex(read)
}

/** Characters. */
const maxRead = 400

/** The nearest phrasing of each matter, nearest first. `places`: names in it, which count less where no phrasing has them. */
export const nearestPhrasings = keepLatest(
  64,
  (question: string, places?: string) => `${question}\n${places ?? ''}`,
  (question: string, places?: string): readonly FoundPhrasing[] =>
    nearestTo(featuresOf(question.slice(0, maxRead)), featuresOf(places ?? ''), []),
)

/** How it is asked most plainly. */
export const firstPhrasing = ({ entry, topic }: FoundPhrasing, language: AnswerLanguage): string =>
  (topic ? topicAsked[topic] : entry.asked)[language].split(' | ')[0] ?? ''

export const findPhrasing = (question: string, places?: string): FoundPhrasing | undefined =>
  nearestPhrasings(question, places)[0]

/** What a turn asks of the matter before it: what that said may count, and need not. */
export function nearestBeside(before: string, turn: string): readonly FoundPhrasing[] {
  const own = featuresOf(turn.slice(0, maxRead))
  const named = new Set(own.map(({ name }) => name))
  const earlier = featuresOf(before.slice(0, maxRead))
  const context = earlier.filter(({ kind, name }) => kind === 'concept' && !named.has(name))
  return context.length > 0 ? nearestTo(own, [], context) : []
}

/** What ranks matters beside the likeness of their nearest phrasing, chosen by phrasings that none of them has. */
const fitting = { usual: 2.5, power: 0.35 } as const
/** Of likeness and fit together: about that of likeness alone. */
const scale = 2.2

/** How usual a question's features are in each matter's phrasings. */
function fitOf({ usual, matters }: Index, known: readonly Feature[], whole: number): Float64Array {
  const fit = new Float64Array(matters)
  for (const { name } of known) {
    const added = usual.get(name)
    if (!added) continue
    for (let at = 0; at < added.matter.length; at += 1) {
      const matter = added.matter[at] ?? 0
      fit[matter] = (fit[matter] ?? 0) + (added.fit[at] ?? 0) / whole
    }
  }
  return fit
}

/** Below, a phrasing shares nothing but the words of any question. */
const leastAlike = 0.2

function nearestTo(
  features: readonly Feature[],
  places: readonly Feature[],
  context: readonly Feature[],
): FoundPhrasing[] {
  index ??= createIndex(readAll())
  const { weights, rarest, matters, phrasings, having } = index
  const ofPlaces = new Set(places.map(({ name }) => name))
  const sharedBy = (names: readonly string[]) => {
    const scores = new Float64Array(phrasings.of.length)
    for (const name of names) {
      const weight = weights.get(name) ?? 0
      for (const at of having.get(name) ?? []) scores[at] = (scores[at] ?? 0) + weight
    }
    return scores
  }
  const known = features.filter(({ name }) => weights.has(name))
  const unknowns = features.filter(
    ({ name, kind }) => (kind === 'concept' || kind === 'word') && !weights.has(name),
  )
  const shareOf = ({ kind, name }: Feature) => share[ofPlaces.has(name) ? 'word' : kind]
  const whole =
    known.reduce((sum, { name }) => sum + (weights.get(name) ?? 0), 0) +
    unknowns.reduce((sum, one) => sum + rarest * unknown * shareOf(one), 0)
  const concepts = known.filter(({ kind }) => kind === 'concept')
  const own = sharedBy(known.map(({ name }) => name))
  const beside = context.length > 0 ? sharedBy(context.map(({ name }) => name)) : undefined
  const said = beside && concepts.length > 0 ? sharedBy(concepts.map(({ name }) => name)) : own
  const best = new Float64Array(matters)
  const nearest = new Uint32Array(matters)
  const found: number[] = []
  for (let at = 0; at < said.length; at += 1) {
    if (said[at] === 0 || beside?.[at] === 0) continue
    const earlier = beside?.[at] ?? 0
    const weight = phrasings.weight[at] ?? 0
    const similarity = ((own[at] ?? 0) + earlier) / Math.sqrt((whole + earlier) * weight)
    const matter = phrasings.matter[at] ?? 0
    const before = best[matter] ?? 0
    if (weight === 0 || similarity < leastAlike || similarity <= before) continue
    if (before === 0) found.push(matter)
    best[matter] = similarity
    nearest[matter] = at
  }
  const fit = fitOf(index, known, whole)
  const scoreOf = (matter: number) => {
    const similarity = best[matter] ?? 0
    return similarity >= likeness.own ? similarity + 1 : (similarity + (fit[matter] ?? 0)) / scale
  }
  const ranked = found
    .map((matter) => ({ matter, score: scoreOf(matter) }))
    .toSorted((one, other) => other.score - one.score)
  return ranked.flatMap(({ matter, score }, rank) => {
    const of = phrasings.of[nearest[matter] ?? 0]
    const lead = score - (ranked[rank + 1]?.score ?? 0)
    return of ? [{ ...of, similarity: best[matter] ?? 0, lead, concepts: concepts.length }] : []
  })
}

/** Of a matter that stands alone. */
export const leastLead = 0.08

/*
 * Of phrasings that were kept apart, the lead says whether the nearest is right, its likeness hardly: seven of ten from
 * 0.08 on, 17 of 20 from 0.12, 19 of 20 from 0.2.
 */

/** Rather than what the pattern of a guide means: right in 42 of 55 where they differ, and the pattern in three. */
export const leadBeforeGuide = 0.06

/** However few concepts it is asked by. */
const leadOfFew = 0.2

/** Whether it is that question, where nothing else is asked. */
export function isNear({ similarity, lead, concepts }: FoundPhrasing): boolean {
  if (concepts < 2) return similarity >= likeness.sure || (similarity >= likeness.near && lead >= leadOfFew)
  return similarity >= likeness.near || (similarity >= likeness.alone && lead >= leastLead)
}

/** Undefined where another matter is nearer. */
export function findFaq(question: string, places?: string): FoundFaq | undefined {
  const found = findPhrasing(question, places)
  return found?.entry && found
}

import { fold } from '#shared/core/text.ts'
import { conceptsOf, hasConcept } from './concepts.ts'

/* Phrasings that are nearest to a question. */

export interface Nearness {
  /** Of the question and the phrasing, by the weight of what they share: 0 to 1. */
  similarity: number
  /** How much nearer it is than any other matter. */
  lead: number
  /** Of the question, those that anybody asks by. */
  concepts: number
}

/** Similarity, whatever else is as near. */
export const wordForWord = 0.95

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

export interface Feature {
  kind: keyof typeof share
  name: string
}

/** Concepts, pairs of neighbors, other words, and what is asked. */
export function featuresOf(text: string): Feature[] {
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

interface AllPhrasings<Of> {
  of: readonly Of[]
  /** Place in `matters`. */
  matter: Uint16Array
  weight: Float64Array
}

/** Of one feature, the matters that have it, and what it adds to their fit. */
interface Usual {
  matter: readonly number[]
  fit: readonly number[]
}

export interface PhrasingIndex<Of> {
  weights: ReadonlyMap<string, number>
  /** Of the rarest concept. */
  rarest: number
  matters: number
  phrasings: AllPhrasings<Of>
  /** By feature. */
  usual: ReadonlyMap<string, Usual>
  /** Places in `phrasings`, by feature. */
  having: ReadonlyMap<string, readonly number[]>
}

export interface ReadPhrasing<Of> {
  of: Of
  features: readonly Feature[]
}

/** `read`: phrasings of one matter in a row. */
export function createIndex<Of extends { name: string }>(
  read: readonly ReadPhrasing<Of>[],
): PhrasingIndex<Of> {
  const matters = [...new Set(read.map(({ of }) => of.name))]
  const places = new Map(matters.map((name, at) => [name, at]))
  const count = matters.length
  const matterOf = Uint16Array.from(read, ({ of }) => places.get(of.name) ?? 0)
  const having = new Map<string, number[]>()
  const kinds = new Map<string, Feature['kind']>()
  for (const [at, { features }] of read.entries())
    for (const { kind, name } of features) {
      const known = having.get(name)
      if (known) known.push(at)
      else having.set(name, [at])
      kinds.set(name, kind)
    }
  const sizes = new Float64Array(count)
  for (const matter of matterOf) sizes[matter] = (sizes[matter] ?? 0) + 1
  const weights = new Map<string, number>()
  const usual = new Map<string, Usual>()
  for (const [name, phrased] of having) {
    const { matter, times } = countByMatter(phrased, matterOf)
    const weight = Math.log(1 + count / matter.length) * share[kinds.get(name) ?? 'word']
    weights.set(name, weight)
    const fit = matter.map(
      (one, at) => fitting.usual * ((times[at] ?? 0) / (sizes[one] ?? 1)) ** fitting.power * weight,
    )
    usual.set(name, { matter, fit })
  }
  const phrasings = {
    of: read.map(({ of }) => of),
    matter: matterOf,
    weight: Float64Array.from(read, ({ features }) =>
      features.reduce((sum, { name }) => sum + (weights.get(name) ?? 0), 0),
    ),
  }
  return { weights, rarest: Math.log(1 + count), matters: count, phrasings, usual, having }
}

/** Of phrasings in the order of their matters: each matter once, with how many of them it has. */
function countByMatter(phrased: readonly number[], matterOf: Uint16Array) {
  const [matter, times]: [number[], number[]] = [[], []]
  for (const at of phrased) {
    const own = matterOf[at] ?? 0
    if (matter.at(-1) === own) times.push((times.pop() ?? 0) + 1)
    else {
      matter.push(own)
      times.push(1)
    }
  }
  return { matter, times }
}

/** What ranks matters beside the likeness of their nearest phrasing, chosen by phrasings that none of them has. */
const fitting = { usual: 2.5, power: 0.35, context: 0.35 } as const
/** Of likeness and fit together: about that of likeness alone. */
const scale = 2.2

/** How usual a question's features are in each matter's phrasings. */
function fitOf(
  { usual, matters }: Pick<PhrasingIndex<unknown>, 'usual' | 'matters'>,
  known: readonly Feature[],
  whole: number,
): Float64Array {
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

export function nearestTo<Of>(
  index: PhrasingIndex<Of>,
  features: readonly Feature[],
  places: readonly Feature[],
  context: readonly Feature[],
): (Of & Nearness)[] {
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
  const earlierFit = context.length > 0 ? fitOf(index, context, whole) : undefined
  const scoreOf = (matter: number) => {
    const similarity = best[matter] ?? 0
    const fits = (fit[matter] ?? 0) + fitting.context * (earlierFit?.[matter] ?? 0)
    return similarity >= wordForWord ? similarity + 1 : (similarity + fits) / scale
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

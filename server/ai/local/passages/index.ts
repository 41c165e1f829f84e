import { conceptsOf } from './concepts.ts'

export interface Document<Value> {
  name: string
  value: Value
  /** Of what people ask it by, or its title. */
  asked: ReadonlySet<string>
  concepts: ReadonlySet<string>
}

export function documentOf<Value>(name: string, asked: string, said: string, value: Value): Document<Value> {
  const of = conceptsOf(asked)
  return { name, value, asked: new Set(of), concepts: new Set([...of, ...conceptsOf(said)]) }
}

export interface Found<Value> {
  name: string
  value: Value
  /** The share of what the question says that it is about, by weight: 0 to 1. */
  coverage: number
  shared: number
  /** Of those shared, how many few documents are about. */
  telling: number
  /** Of those shared, how many it is asked by. */
  asked: number
  score: number
}

/** A share of the documents. */
const ofFew = 0.15
/** What it is asked by says more than what it says. */
const saidTimes = 0.5
/** A section says many things. */
const ofSection = 0.85
/** Of the weight of a rare word: one that nobody wrote is a name, or none. */
const ofUnknown = 0.3

/** Best first. */
export function createIndex<Value>(
  documents: readonly Document<Value>[],
): (question: string) => Found<Value>[] {
  const counts = new Map<string, number>()
  for (const { concepts } of documents)
    for (const concept of concepts) counts.set(concept, (counts.get(concept) ?? 0) + 1)
  const rare = Math.log(1 + documents.length)
  /** How telling a concept is: few have it. */
  const weight = (concept: string) => {
    const count = counts.get(concept)
    return count === undefined ? rare * ofUnknown : Math.log(1 + documents.length / count)
  }
  return (question) => {
    const concepts = conceptsOf(question)
    const whole = concepts.reduce((sum, one) => sum + weight(one), 0)
    if (whole === 0) return []
    const found = documents.map(({ name, value, asked, concepts: own }) => {
      const shared = concepts.filter((one) => own.has(one))
      const times = name.startsWith('section') ? ofSection : 1
      const score = shared.reduce((sum, one) => sum + weight(one) * (asked.has(one) ? 1 : saidTimes), 0)
      const askedBy = shared.filter((one) => asked.has(one)).length
      return {
        name,
        value,
        coverage: score / whole,
        shared: shared.length,
        telling: shared.filter((one) => (counts.get(one) ?? 0) <= documents.length * ofFew).length,
        asked: askedBy,
        score: score * times,
      }
    })
    return found.toSorted((one, other) => other.score - one.score)
  }
}

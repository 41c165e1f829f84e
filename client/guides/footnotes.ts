import { createContext } from 'react'
import { type FactName, factOf } from '#shared/guides/facts/facts.ts'
import { factsIn } from '#shared/guides/guideText.ts'

export interface Footnotes {
  /** One of each origin, numbered in their order. */
  notes: readonly FactName[]
  /** From 1; facts of one origin share theirs. */
  numberOf: ReadonlyMap<FactName, number>
  /** The facts by which a text is the first to cite a footnote. */
  firstIn: ReadonlyMap<string, readonly FactName[]>
}

export function footnotesOf(texts: readonly string[]): Footnotes {
  const notes: FactName[] = []
  const numberOf = new Map<FactName, number>()
  const firstIn = new Map<string, readonly FactName[]>()
  const known = new Map<string, number>()
  for (const text of texts) {
    const first: FactName[] = []
    for (const fact of factsIn([text])) {
      const origin = originOf(fact)
      const number = known.get(origin) ?? notes.push(fact)
      if (!known.has(origin)) first.push(fact)
      known.set(origin, number)
      numberOf.set(fact, number)
    }
    if (first.length > 0) firstIn.set(text, first)
  }
  return { notes, numberOf, firstIn }
}

/** Equal if a reader would read the same footnote. */
function originOf(name: FactName): string {
  const { law, date, since, isUndated, sources, confidence, ask } = factOf(name)
  return JSON.stringify([law, date, since, isUndated, sources, confidence, ask])
}

export const FootnoteContext = createContext<Footnotes>(footnotesOf([]))

export const footnoteId = (n: number) => `fuente-${n}`
export const citationId = (n: number) => `cita-${n}`

import type { Chance } from '#demo/chance.ts'
import type { Property } from '#demo/property/property.ts'

/** Empty if not true. */
export type Phrase = (property: Property) => string | false | null

export interface Writer {
  say(property: Property, phrases: readonly Phrase[]): string | undefined
}

/** Repeats phrases as late as possible. */
export function createWriter(chance: Chance): Writer {
  const said = new Map<Phrase | string, number>()
  const uses = (key: Phrase | string) => said.get(key) ?? 0
  return {
    say(property, phrases) {
      const fitting = phrases.flatMap((phrase) => {
        const text = phrase(property)
        // Counts the text, and the phrase with any figures.
        return text ? [{ phrase, text, useCount: 4 * uses(text) + uses(phrase) }] : []
      })
      if (fitting.length === 0) return undefined
      const leastUsed = Math.min(...fitting.map(({ useCount }) => useCount))
      const { phrase, text } = chance.one(fitting.filter(({ useCount }) => useCount === leastUsed))
      said.set(phrase, uses(phrase) + 1)
      said.set(text, uses(text) + 1)
      return text
    },
  }
}

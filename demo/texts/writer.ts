import type { Chance } from '#demo/chance.ts'
import type { Property } from '#demo/property/property.ts'

/** One way to say something; nothing where it would not be true or would not fit. */
export type Phrase = (property: Property) => string | false | null

export interface Writer {
  /** One of the ways that are true of the property, one that was used least so far; undefined where none is. */
  say(property: Property, phrases: readonly Phrase[]): string | undefined
}

/** A writer that remembers what it said, so that it does not repeat itself before it has to. */
export function createWriter(chance: Chance): Writer {
  const said = new Map<Phrase | string, number>()
  const uses = (key: Phrase | string) => said.get(key) ?? 0
  return {
    say(property, phrases) {
      const fitting = phrases.flatMap((phrase) => {
        const text = phrase(property)
        // The same words count as said, whoever says them; the phrase too, whatever figures stand in it.
        return text ? [{ phrase, text, weariness: 4 * uses(text) + uses(phrase) }] : []
      })
      if (fitting.length === 0) return undefined
      const least = Math.min(...fitting.map(({ weariness }) => weariness))
      const { phrase, text } = chance.one(fitting.filter(({ weariness }) => weariness === least))
      said.set(phrase, uses(phrase) + 1)
      said.set(text, uses(text) + 1)
      return text
    },
  }
}

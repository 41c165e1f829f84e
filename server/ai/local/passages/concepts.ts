import { fold } from '#shared/core/text.ts'
import { idle, same } from './vocabulary.ts'

const concepts = same
  .trim()
  .split('\n')
  .flatMap((line, concept) =>
    line
      .trim()
      .split(' ')
      .map((word) => [word, `#${concept}`] as const),
  )
const byStart = new Map(concepts)
const shortest = 3
const longest = Math.max(...concepts.map(([start]) => start.length))
/** Letters that tell words apart: "escriturar" and "escritura" are one. */
const stemLength = 6

function conceptOf(word: string): string {
  const whole = byStart.get(`${word}$`)
  if (whole) return whole
  for (let length = Math.min(word.length, longest); length >= shortest; length--) {
    const found = byStart.get(word.slice(0, length))
    // A short beginning is a word of its own: "pet", "ver".
    if (found && (length > shortest || word.length <= shortest + 1)) return found
  }
  return word.slice(0, stemLength)
}

/** What several words mean as one. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\boff[- ]plan\b|\bpre[- ]construction\b|\bpre[- ]?sale\b/g, 'preventa'],
  [/\bpor mi cuenta\b|\bself[- ]employed\b|\bpor conta propria\b|\bcuenta propia\b/g, 'independiente'],
]

/** Whether a word is about something: no "de", no "km7". */
export const hasConcept = (word: string): boolean =>
  word.split(/[^\p{L}]+/u).some((part) => part.length >= shortest && !idle.has(part))

/** What a text is about, each once. */
export function conceptsOf(text: string): string[] {
  const folded = phrases.reduce((said, [phrase, word]) => said.replaceAll(phrase, word), fold(text))
  const words = folded.split(/[^\p{L}]+/u).filter((word) => word.length >= shortest && !idle.has(word))
  return [...new Set(words.map(conceptOf))]
}

import { editDistance, initialOf, soundOf } from './typos.ts'

/** Of the letters in a name; shorter ones are too near to each other. */
const minNameLetters = 9
/** Of a misspelled word. */
const minTyped = 4
/** Of the word that it stands for: "vila" for "villa", not "rota" for "rosa". */
const minMeant = 5

export interface TypedWord {
  /** Folded; as corrected by itself, where it was. */
  key: string
  /** Folded. */
  typed: string
  /** Of no vocabulary: one such word shows that the name was misspelled. */
  isUnknown: boolean
  /** False for a word with a meaning of its own ("casa"). */
  mayBeSlip: boolean
}

/**
 * The longest name that the first words spell with at most one slip in each: "vila mora". Undefined if these
 * could be several places.
 *
 * @param keys Place by spelling.
 */
export function nameCorrector(keys: ReadonlyMap<string, string>) {
  const byInitials = new Map<string, string[][]>()
  for (const key of keys.keys()) {
    const words = key.split(' ')
    if (words.length === 1 || words.join('').length < minNameLetters) continue
    const initials = initialsOf(words)
    byInitials.set(initials, [...(byInitials.get(initials) ?? []), words])
  }
  const maxWords = Math.max(...[...byInitials.keys()].map((initials) => initials.split(' ').length))
  return (words: readonly TypedWord[]): readonly string[] | undefined => {
    for (let length = Math.min(maxWords, words.length); length > 1; length--) {
      const typed = words.slice(0, length)
      if (!typed.some((word) => word.isUnknown)) continue
      const names = byInitials.get(initialsOf(typed.map((word) => word.typed))) ?? []
      const [name, ...others] = names.filter((one) => typed.every((word, at) => isMeant(word, one[at] ?? '')))
      const place = name && keys.get(name.join(' '))
      if (name) return others.every((other) => keys.get(other.join(' ')) === place) ? name : undefined
    }
    return undefined
  }
}

function initialsOf(words: readonly string[]): string {
  return words.map(initialOf).join(' ')
}

function isMeant({ key, typed, mayBeSlip }: TypedWord, word: string): boolean {
  if (key === word) return true
  if (!mayBeSlip || typed.length < minTyped || word.length < minMeant) return false
  return editDistance(typed, word, 1) <= 1 || editDistance(soundOf(typed), soundOf(word), 1) <= 1
}

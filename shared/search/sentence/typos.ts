import { soundOf } from './sound.ts'

/**
 * Edits (insert, delete, replace, swap neighbours) between two words, or `limit + 1` where they are more than `limit` apart:
 * the Damerau-Levenshtein distance in its optimal-string-alignment form.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      }
      current.push(cost)
    }
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return last[b.length] ?? limit + 1
}

/** None in a word of up to 4 letters, one in a word of up to 7, two in a longer one. */
export function allowedEdits(word: string): number {
  if (word.length <= 4) return 0
  return word.length <= 7 ? 1 : 2
}

/**
 * Builds the corrector of a vocabulary: it gives the word that sounds the same, else the nearest one that begins with the same
 * sound, within the allowed edits, or nothing. A word that is itself known is never corrected, nor is anything with a digit in
 * it. Words of four letters may only sound the same or have two letters swapped.
 */
export function corrector(targets: Iterable<string>, known: ReadonlySet<string>) {
  const words = [...new Set(targets)].filter((target) => target.length >= 4 && !/\d/.test(target))
  const bySound = grouped(words, soundOf)
  const byInitial = grouped(
    words.filter((target) => target.length >= 5),
    initialOf,
  )
  return (word: string): string | undefined => {
    if (word.length < 4 || word.length > 30 || known.has(word) || /\d/.test(word)) return undefined
    const same = nearest(word, bySound.get(soundOf(word)) ?? [], word.length)
    if (same !== undefined) return same
    if (word.length === 4)
      return swaps(word).find((swapped) => bySound.get(soundOf(swapped))?.includes(swapped))
    return nearest(word, byInitial.get(initialOf(word)) ?? [], allowedEdits(word))
  }
}

function initialOf(word: string): string {
  return soundOf(word).charAt(0)
}

function grouped(words: readonly string[], keyOf: (word: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const word of words) {
    const group = groups.get(keyOf(word))
    if (group) group.push(word)
    else groups.set(keyOf(word), [word])
  }
  return groups
}

/** The nearest of the words within `limit` edits; of equally near ones the first. */
function nearest(word: string, words: readonly string[], limit: number): string | undefined {
  let best: string | undefined
  let most = limit
  for (const target of words) {
    const edits = editDistance(word, target, most)
    if (edits > most || (best !== undefined && edits === most)) continue
    best = target
    most = edits
  }
  return best
}

/** The word with each pair of neighbours swapped in turn. */
function swaps(word: string): string[] {
  return [...word]
    .slice(1)
    .map((letter, index) => `${word.slice(0, index)}${letter}${word.charAt(index)}${word.slice(index + 2)}`)
}

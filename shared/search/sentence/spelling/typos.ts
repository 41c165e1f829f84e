const rows: readonly [number[], number[], number[]] = [[], [], []]

/** Damerau-Levenshtein distance, or `limit + 1` beyond the limit. Only cells that can be within it are reckoned. */
export function editDistance(a: string, b: string, limit: number): number {
  const beyond = limit + 1
  if (Math.abs(a.length - b.length) > limit) return beyond
  let [beforeLast, last, current] = rows
  for (let column = 0; column <= b.length; column++) last[column] = column
  for (let row = 1; row <= a.length; row++) {
    const [from, to] = [Math.max(1, row - limit), Math.min(b.length, row + limit)]
    let least = from === 1 ? row : beyond
    current[from - 1] = least
    for (let column = from; column <= to; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (last[column] ?? beyond) + 1,
        (current[column - 1] ?? beyond) + 1,
        (last[column - 1] ?? beyond) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (beforeLast[column - 2] ?? beyond) + 1)
      current[column] = cost
      if (cost < least) least = cost
    }
    if (least > limit) return beyond
    current[to + 1] = beyond
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return Math.min(last[b.length] ?? beyond, beyond)
}

/** None up to 4 letters, one up to 7, two in longer words. */
export function allowedEdits(word: string): number {
  if (word.length <= 4) return 0
  return word.length <= 7 ? 1 : 2
}

/**
 * The same pronunciation, else the nearest with the same first sound. Words of four letters only by
 * pronunciation or one transposition.
 */
export function corrector(targets: Iterable<string>, known: ReadonlySet<string>) {
  const words = [...new Set(targets)].filter((target) => target.length >= 4 && !/\d/.test(target))
  const bySound = groupBy(words, soundOf)
  const byInitial = groupBy(
    words.filter((target) => target.length >= 5),
    initialOf,
  )
  return (word: string): string | undefined => {
    if (word.length < 4 || word.length > 30 || known.has(word) || /\d/.test(word)) return undefined
    const same = nearest(word, bySound.get(soundOf(word)) ?? [], word.length)
    if (same !== undefined) return same
    if (word.length === 4)
      return swaps(word).find((swapped) => bySound.get(soundOf(swapped))?.includes(swapped))
    // "alkile" is a letter from "alquile".
    const spelled = word.replace(/k(?=[ei])/g, 'qu')
    const alike = byInitial.get(initialOf(word)) ?? []
    return nearest(spelled, alike, allowedEdits(spelled)) ?? nearest(word, alike, allowedEdits(word))
  }
}

/** By sound. */
export function initialOf(word: string): string {
  return soundOf(word).charAt(0)
}

function groupBy(words: readonly string[], keyOf: (word: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const word of words) {
    const group = groups.get(keyOf(word))
    if (group) group.push(word)
    else groups.set(keyOf(word), [word])
  }
  return groups
}

/** The first of ties. */
function nearest(word: string, words: readonly string[], limit: number): string | undefined {
  let best: string | undefined
  let maxEdits = limit
  for (const target of words) {
    const edits = editDistance(word, target, maxEdits)
    if (edits > maxEdits || (best !== undefined && edits === maxEdits)) continue
    best = target
    maxEdits = edits
  }
  return best
}

function swaps(word: string): string[] {
  return [...word]
    .slice(1)
    .map((letter, index) => `${word.slice(0, index)}${letter}${word.charAt(index)}${word.slice(index + 2)}`)
}

const sounds = new Map<string, string>()
/** Words of the vocabulary, and of the last texts. */
const maxSounds = 20_000

/** Equal for spellings that sound alike in Paraguay: "benta" and "venta", "zajonia" and "sajonia". */
export function soundOf(word: string): string {
  const known = sounds.get(word)
  if (known !== undefined) return known
  if (sounds.size >= maxSounds) sounds.clear()
  const sound = pronounced(word)
  sounds.set(word, sound)
  return sound
}

const pronounced = (word: string) =>
  word
    .replace(/ch/g, 'C')
    .replace(/sh/g, 'S')
    .replace(/h/g, '')
    .replace(/qu(?=[ei])|q|c(?![ei])/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/[cz]/g, 's')
    .replace(/v/g, 'b')
    .replace(/gu(?=[ei])/g, 'G')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ll|y/g, 'i')
    .replace(/(.)\1+/g, '$1')

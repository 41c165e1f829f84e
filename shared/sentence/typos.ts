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
 * Builds the corrector of a vocabulary: it gives the nearest word with the same first letter within the allowed edits, or
 * nothing. A word that is itself known is never corrected, nor is anything with a digit in it.
 */
export function corrector(targets: Iterable<string>, known: ReadonlySet<string>) {
  const byInitial = new Map<string, string[]>()
  for (const target of new Set(targets)) {
    if (target.length < 5 || /\d/.test(target)) continue
    const initial = target.charAt(0)
    byInitial.set(initial, [...(byInitial.get(initial) ?? []), target])
  }
  return (word: string): string | undefined => {
    let limit = allowedEdits(word)
    if (limit === 0 || word.length > 30 || known.has(word) || /\d/.test(word)) return undefined
    let best: string | undefined
    for (const target of byInitial.get(word.charAt(0)) ?? []) {
      const edits = editDistance(word, target, limit)
      if (edits > limit || (best !== undefined && edits === limit)) continue
      best = target
      limit = edits
    }
    return best
  }
}

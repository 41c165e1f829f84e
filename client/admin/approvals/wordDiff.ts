export interface DiffSegment {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Above this table size a text counts as replaced. */
const maxPairs = 1_000_000

/** With the spaces after them; the first also with those before. */
function wordsOf(text: string): string[] {
  const start = text.length - text.trimStart().length
  const [first, ...others] = text.slice(start).match(/\S+\s*/g) ?? []
  if (first === undefined) return text === '' ? [] : [text]
  return [text.slice(0, start) + first, ...others]
}

/** Longest common subsequence of words. */
export function wordDiff(before: string, after: string): DiffSegment[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)]
  if (old.length * fresh.length > maxPairs)
    return joined([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ])
  const width = fresh.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  const isSame = (i: number, j: number) => old[i]?.trim() === fresh[j]?.trim()
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--)
      lengths[i * width + j] = isSame(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const segments: DiffSegment[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && isSame(i, j)) {
      segments.push({ kind: 'same', text: fresh[j] ?? '' })
      i++
      j++
    } else if (i < old.length && (j >= fresh.length || at(i + 1, j) >= at(i, j + 1)))
      segments.push({ kind: 'removed', text: old[i++] ?? '' })
    else segments.push({ kind: 'added', text: fresh[j++] ?? '' })
  }
  return joined(segments)
}

function joined(segments: readonly DiffSegment[]): DiffSegment[] {
  const runs: DiffSegment[] = []
  for (const segment of segments) {
    const last = runs.at(-1)
    if (last?.kind === segment.kind) last.text += segment.text
    else if (segment.text !== '') runs.push({ ...segment })
  }
  return runs
}

export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Above this table size a text counts as replaced. */
const maxPairs = 1_000_000

const wordsOf = (text: string) => text.match(/\s*\S+\s*$|\s*\S+\s+/g) ?? (text === '' ? [] : [text])

/** Longest common subsequence of words. */
export function wordDiff(before: string, after: string): DiffPart[] {
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
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && isSame(i, j)) {
      parts.push({ kind: 'same', text: fresh[j] ?? '' })
      i++
      j++
    } else if (i < old.length && (j >= fresh.length || at(i + 1, j) >= at(i, j + 1)))
      parts.push({ kind: 'removed', text: old[i++] ?? '' })
    else parts.push({ kind: 'added', text: fresh[j++] ?? '' })
  }
  return joined(parts)
}

function joined(parts: readonly DiffPart[]): DiffPart[] {
  const runs: DiffPart[] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (last?.kind === part.kind) last.text += part.text
    else if (part.text !== '') runs.push({ ...part })
  }
  return runs
}

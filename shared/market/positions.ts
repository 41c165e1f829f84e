/** Undefined: not among them. */
export type Positions = (id: string) => number | undefined

/** Where each id stands. As lines of one text: a map would take five times the memory. */
export function positionsOf(ids: readonly string[]): Positions {
  const lines = `\n${ids.join('\n')}\n`
  const starts = new Uint32Array(ids.length)
  let start = 0
  for (const [at, id] of ids.entries()) {
    starts[at] = start
    start += id.length + 1
  }
  return (id) => {
    const start = lines.indexOf(`\n${id}\n`)
    return start < 0 ? undefined : rankOf(starts, start)
  }
}

function rankOf(starts: Uint32Array, start: number): number {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((starts[middle] ?? 0) < start) low = middle + 1
    else high = middle
  }
  return low
}

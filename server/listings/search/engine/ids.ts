export interface Ids {
  /** Ascending. */
  bytes: Uint8Array
  /** By rank: offset of each, and the end. */
  starts: Uint32Array
  /** By row. */
  ranks: Uint32Array
  /** By rank. */
  rows: Uint32Array
}

/** `sorted`: ascending; `rows`: the row of each. */
export function packIds(sorted: readonly string[], rows: Uint32Array): Ids {
  const length = sorted.reduce((sum, id) => sum + id.length, 0)
  const bytes = new Uint8Array(new SharedArrayBuffer(length))
  const starts = new Uint32Array(new SharedArrayBuffer((sorted.length + 1) * 4))
  let end = 0
  sorted.forEach((id, rank) => {
    starts[rank] = end
    for (let index = 0; index < id.length; index++) bytes[end++] = id.charCodeAt(index)
  })
  starts[sorted.length] = end
  const ranks = new Uint32Array(new SharedArrayBuffer(rows.length * 4))
  rows.forEach((row, rank) => {
    ranks[row] = rank
  })
  return { bytes, starts, ranks, rows }
}

export function idOf(ids: Ids, row: number): string {
  return idAt(ids, ids.ranks[row] ?? 0)
}

function idAt({ bytes, starts }: Ids, rank: number): string {
  const end = starts[rank + 1] ?? 0
  let id = ''
  for (let at = starts[rank] ?? 0; at < end; at++) id += String.fromCharCode(bytes[at] ?? 0)
  return id
}

/** Number of smaller ids, and whether it exists. */
export function rankOfId(ids: Ids, id: string): { rank: number; isThere: boolean } {
  let low = 0
  let high = ids.rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (idAt(ids, middle) < id) low = middle + 1
    else high = middle
  }
  return { rank: low, isThere: low < ids.rows.length && idAt(ids, low) === id }
}

export function rowOfId(ids: Ids, id: string): number | undefined {
  const { rank, isThere } = rankOfId(ids, id)
  return isThere ? ids.rows[rank] : undefined
}

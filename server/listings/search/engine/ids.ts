export interface Ids {
  /** Ascending. */
  bytes: Uint8Array
  /** By rank: offset of each, and the end. */
  starts: Uint32Array
}

const decoder = new TextDecoder('latin1')

export function packIds(ids: readonly string[]): Ids {
  const length = ids.reduce((sum, id) => sum + id.length, 0)
  const bytes = new Uint8Array(new SharedArrayBuffer(length))
  const starts = new Uint32Array(new SharedArrayBuffer((ids.length + 1) * 4))
  let end = 0
  ids.forEach((id, row) => {
    starts[row] = end
    for (let index = 0; index < id.length; index++) bytes[end++] = id.charCodeAt(index)
  })
  starts[ids.length] = end
  return { bytes, starts }
}

export function idOf({ bytes, starts }: Ids, row: number): string {
  // `decode` does not take shared memory.
  return decoder.decode(bytes.slice(starts[row], starts[row + 1]))
}

/** Number of smaller ids, and whether it exists. */
export function rankOfId(ids: Ids, id: string): { rank: number; isThere: boolean } {
  let low = 0
  let high = ids.starts.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (idOf(ids, middle) < id) low = middle + 1
    else high = middle
  }
  return { rank: low, isThere: low < ids.starts.length - 1 && idOf(ids, low) === id }
}

/** Numbers stems in order of occurrence. */
export interface StemNumbers {
  numberOf(text: string, start: number, end: number): number
  /** By number. */
  stems(): string[]
}

/** A custom hash table: a string per occurrence would cost more than the rest of a build. */
export function createStemNumbers(): StemNumbers {
  let characters = new Uint16Array(1 << 16)
  let starts = new Uint32Array(1 << 12)
  let hashes = new Int32Array(1 << 12)
  let table = new Uint32Array(1 << 13)
  let count = 0

  const isAt = (number: number, text: string, start: number, end: number) => {
    let at = starts[number] ?? 0
    if ((starts[number + 1] ?? 0) - at !== end - start) return false
    for (let index = start; index < end; index++)
      if (characters[at++] !== text.charCodeAt(index)) return false
    return true
  }

  function grow(length: number): void {
    const end = starts[count] ?? 0
    if (end + length > characters.length) characters = enlarge(Uint16Array, characters, 2 * (end + length))
    if (count + 2 > starts.length) {
      starts = enlarge(Uint32Array, starts, 2 * starts.length)
      hashes = enlarge(Int32Array, hashes, 2 * hashes.length)
      table = new Uint32Array(2 * table.length)
      for (let number = 0; number < count; number++) place(hashes[number] ?? 0, number)
    }
  }

  function place(hash: number, number: number): void {
    let slot = hash & (table.length - 1)
    while (table[slot] !== 0) slot = (slot + 1) & (table.length - 1)
    table[slot] = number + 1
  }

  return {
    numberOf(text, start, end) {
      let hash = 0
      for (let index = start; index < end; index++) hash = Math.imul(hash, 31) + text.charCodeAt(index)
      hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) | 0
      hash ^= hash >>> 13
      for (let slot = hash & (table.length - 1); ; slot = (slot + 1) & (table.length - 1)) {
        const number = (table[slot] ?? 0) - 1
        if (number < 0) break
        if (hashes[number] === hash && isAt(number, text, start, end)) return number
      }
      grow(end - start)
      const at = starts[count] ?? 0
      for (let index = start; index < end; index++) characters[at + index - start] = text.charCodeAt(index)
      hashes[count] = hash
      starts[count + 1] = at + end - start
      place(hash, count)
      return count++
    },
    stems: () =>
      Array.from({ length: count }, (_, number) =>
        String.fromCharCode(...characters.subarray(starts[number], starts[number + 1])),
      ),
  }
}

type Numbers = Uint16Array | Uint32Array | Int32Array

function enlarge<N extends Numbers>(Type: new (length: number) => N, numbers: N, length: number): N {
  const larger = new Type(length)
  larger.set(numbers)
  return larger
}

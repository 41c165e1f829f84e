/** One bit per row. */
export type Bitmap = Uint32Array

const bitsPerWord = 32

export const wordsFor = (size: number) => Math.ceil(size / bitsPerWord)

/** Readable by other threads without a copy. */
export function sharedBitmap(size: number): Bitmap {
  return new Uint32Array(new SharedArrayBuffer(wordsFor(size) * 4))
}

export function setBit(bitmap: Bitmap, row: number): void {
  bitmap[row >>> 5] = (bitmap[row >>> 5] ?? 0) | (1 << (row & 31))
}

export function hasBit(bitmap: Bitmap, row: number): boolean {
  return (((bitmap[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1
}

/** Sets the first `size` bits only. */
export function fill(bitmap: Bitmap, size: number): void {
  bitmap.fill(0xffffffff)
  const rest = size % bitsPerWord
  if (rest > 0) bitmap[bitmap.length - 1] = 2 ** rest - 1
}

export function intersect(target: Bitmap, other: Bitmap): void {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) & (other[word] ?? 0)
}

export function subtract(target: Bitmap, other: Bitmap): void {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) & ~(other[word] ?? 0)
}

export function unite(target: Bitmap, other: Bitmap): void {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) | (other[word] ?? 0)
}

function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(bitmap: Bitmap): number {
  let count = 0
  for (let word = 0; word < bitmap.length; word++) count += bitsOf(bitmap[word] ?? 0)
  return count
}

export function countCommon(one: Bitmap, other: Bitmap): number {
  let count = 0
  for (let word = 0; word < one.length; word++) count += bitsOf((one[word] ?? 0) & (other[word] ?? 0))
  return count
}

export function forEachBit(bitmap: Bitmap, visit: (row: number) => void): void {
  for (let word = 0; word < bitmap.length; word++) {
    let bits = bitmap[word] ?? 0
    while (bits !== 0) {
      const lowest = bits & -bits
      visit((word << 5) + 31 - Math.clz32(lowest))
      bits ^= lowest
    }
  }
}

/** In ascending order; `count` is how many there are. */
export function listBits(bitmap: Bitmap, count: number): Uint32Array {
  const rows = new Uint32Array(count)
  let end = 0
  for (let word = 0; word < bitmap.length; word++)
    for (let bits = bitmap[word] ?? 0; bits !== 0; bits &= bits - 1)
      rows[end++] = (word << 5) + 31 - Math.clz32(bits & -bits)
  return rows
}

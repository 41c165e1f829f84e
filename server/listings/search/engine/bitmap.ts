/** One bit per row. */
export type Bitmap = Uint32Array

export const bitsPerWord = 32

export const wordsFor = (size: number) => Math.ceil(size / bitsPerWord)

/** Readable by other threads without a copy. */
export function sharedBitmap(size: number): Bitmap {
  return new Uint32Array(new SharedArrayBuffer(wordsFor(size) * 4))
}

export function setBit(bitmap: Bitmap, row: number): void {
  bitmap[row >>> 5] = (bitmap[row >>> 5] ?? 0) | (1 << (row & 31))
}

export function clearBit(bitmap: Bitmap, row: number): void {
  bitmap[row >>> 5] = (bitmap[row >>> 5] ?? 0) & ~(1 << (row & 31))
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
  for (let word = 0; word < target.length; word++) {
    const kept = target[word] ?? 0
    if (kept !== 0) target[word] = kept & (other[word] ?? 0)
  }
}

export function subtract(target: Bitmap, other: Bitmap): void {
  for (let word = 0; word < target.length; word++) {
    const kept = target[word] ?? 0
    if (kept !== 0) target[word] = kept & ~(other[word] ?? 0)
  }
}

export function unite(target: Bitmap, other: Bitmap): void {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) | (other[word] ?? 0)
}

/** How many `keepCommon` and `keepAny` take: several at once, since most of a pass is reading and writing. */
export const maxAtOnce = 3

function keep(target: Bitmap, other: Bitmap, isNot: boolean): void {
  if (isNot) subtract(target, other)
  else intersect(target, other)
}

/** Keeps what all have; `isNot`: what not all have. */
export function keepCommon(target: Bitmap, others: readonly Bitmap[], isNot: boolean): void {
  const [one = target, two, three = two] = others
  if (!two || !three) {
    keep(target, one, isNot)
    return
  }
  const flip = isNot ? -1 : 0
  for (let word = 0; word < target.length; word++) {
    const kept = target[word] ?? 0
    if (kept === 0) continue
    const common = (one[word] ?? 0) & (two[word] ?? 0) & (three[word] ?? 0)
    target[word] = kept & (common ^ flip)
  }
}

/** Keeps what any has; `isNot`: what none has. */
export function keepAny(target: Bitmap, others: readonly Bitmap[], isNot: boolean): void {
  const [one = target, two, three = two] = others
  if (!two || !three) {
    keep(target, one, isNot)
    return
  }
  const flip = isNot ? -1 : 0
  for (let word = 0; word < target.length; word++) {
    const kept = target[word] ?? 0
    if (kept === 0) continue
    const any = (one[word] ?? 0) | (two[word] ?? 0) | (three[word] ?? 0)
    target[word] = kept & (any ^ flip)
  }
}

/** Number of bits set in a word. */
export function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Writes the numbers of the words that are not empty; returns how many. */
export function listWords(bitmap: Bitmap, words: Uint32Array): number {
  let end = 0
  for (let word = 0; word < bitmap.length; word++) if (bitmap[word] !== 0) words[end++] = word
  return end
}

/** In these words. */
export function countCommonIn(words: Uint32Array, one: Bitmap, other: Bitmap): number {
  let count = 0
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? 0
    const common = (one[word] ?? 0) & (other[word] ?? 0)
    if (common !== 0) count += bitsOf(common)
  }
  return count
}

export function haveCommon(one: Bitmap, other: Bitmap): boolean {
  for (let word = 0; word < one.length; word++) if (((one[word] ?? 0) & (other[word] ?? 0)) !== 0) return true
  return false
}

/** Writes the numbers of the set bits, ascending. */
export function listBits(bitmap: Bitmap, rows: Uint32Array): void {
  let end = 0
  for (let word = 0; word < bitmap.length && end < rows.length; word++)
    for (let bits = bitmap[word] ?? 0; bits !== 0 && end < rows.length; bits &= bits - 1)
      rows[end++] = (word << 5) + 31 - Math.clz32(bits & -bits)
}

import type { Bitmap } from '#server/listings/search/engine/bitmap.ts'
import { turnBytes, writeModule } from './popcountModule.ts'

/*
 * Processors count the bits of a word in one instruction, which JavaScript cannot use and WebAssembly can: on copies,
 * four times as fast.
 */

/** Of the two bitmaps at these addresses; `end`: of the first. */
type Count = (one: number, other: number, end: number) => number

/** What of it is used here; Node's types leave it out. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer; grow(pages: number): number }
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, imports: object) => { readonly exports: { readonly count: Count } }
}

const pageBytes = 65_536

const memory = new WebAssembly.Memory({ initial: 1 })
const { count } = new WebAssembly.Instance(new WebAssembly.Module(writeModule()), { env: { memory } }).exports

/** Of each of the others, how many bits it has in common with `one`. */
export function countCommon(one: Bitmap, others: readonly (Bitmap | undefined)[]): number[] {
  const [first, second] = spaces(one.length)
  first.set(one)
  const end = first.byteLength
  return others.map((other) => {
    if (!other) return 0
    second.set(other)
    return count(0, end, end)
  })
}

/** Number of bits set. */
export function countBits(bitmap: Bitmap): number {
  const [first] = spaces(bitmap.length)
  first.set(bitmap)
  return count(0, 0, first.byteLength)
}

let ready: [Uint32Array, Uint32Array] = [new Uint32Array(), new Uint32Array()]
let length = -1

/** For two bitmaps, of whole turns; what is behind the bitmaps is zero. */
function spaces(words: number): [Uint32Array, Uint32Array] {
  if (words === length) return ready
  const bytes = Math.max(1, Math.ceil((words * 4) / turnBytes)) * turnBytes
  const missing = 2 * bytes - memory.buffer.byteLength
  if (missing > 0) memory.grow(Math.ceil(missing / pageBytes))
  ready = [new Uint32Array(memory.buffer, 0, bytes / 4), new Uint32Array(memory.buffer, bytes, bytes / 4)]
  for (const space of ready) space.fill(0, words)
  length = words
  return ready
}

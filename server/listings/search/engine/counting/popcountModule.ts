/** Counted in one turn of the loop. */
export const turnBytes = 32

const type = { func: 0x60, i32: 0x7f, i64: 0x7e, none: 0x40 }
const kind = { func: 0, memory: 2 }
const op = {
  loop: 0x03,
  continueIf: 0x0d,
  end: 0x0b,
  get: 0x20,
  set: 0x21,
  /** Aligned to 8 bytes. */
  load64: [0x29, 3],
  number32: 0x41,
  isLess32: 0x49,
  add32: 0x6a,
  popcount64: 0x7b,
  add64: 0x7c,
  and64: 0x83,
  toI32: 0xa7,
}

/**
 * (func (export "count") (param $one i32) (param $other i32) (param $end i32) (result i32) (local $sum i64)
 *   (loop
 *     sum += popcnt(one[0] & other[0]), and so on for four words of 64 bits
 *     other += 32; one += 32; continue while one < end)
 *   (i32.wrap_i64 sum))
 */
export function writeModule(): Uint8Array {
  const [one, other, end, sum] = [0, 1, 2, 3]
  const addWord = (offset: number) => [
    ...[op.get, one, ...op.load64, offset],
    ...[op.get, other, ...op.load64, offset],
    ...[op.and64, op.popcount64, op.get, sum, op.add64, op.set, sum],
  ]
  const advance = (address: number) => [op.get, address, op.number32, turnBytes, op.add32, op.set, address]
  const code = [
    ...[1, 1, type.i64],
    ...[op.loop, type.none],
    ...[0, 8, 16, 24].flatMap(addWord),
    ...advance(other),
    ...advance(one),
    ...[op.get, one, op.get, end, op.isLess32, op.continueIf, 0, op.end],
    ...[op.get, sum, op.toI32, op.end],
  ]
  return Uint8Array.from([
    ...[0, ...letters('asm'), 1, 0, 0, 0],
    ...section(1, [1, type.func, 3, type.i32, type.i32, type.i32, 1, type.i32]),
    ...section(2, [1, ...name('env'), ...name('memory'), kind.memory, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...name('count'), kind.func, 0]),
    ...section(10, [1, ...sized(code)]),
  ])
}

const letters = (text: string) => [...Buffer.from(text)]
const name = (text: string) => sized(letters(text))
const section = (id: number, content: number[]) => [id, ...sized(content)]
/** Behind its length in LEB128. */
const sized = (content: number[]) =>
  content.length < 128
    ? [content.length, ...content]
    : [128 + (content.length % 128), Math.floor(content.length / 128), ...content]

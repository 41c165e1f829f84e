import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Bitmap, listBits } from '#server/listings/search/engine/bitmap.ts'
import { countBits, countCommon } from './popcount.ts'

const bitmaps = (length: number) =>
  fc
    .uint8Array({ minLength: 4 * length, maxLength: 4 * length })
    .map((bytes) => new Uint32Array(bytes.buffer))

const rowsOf = (bitmap: Bitmap) => {
  const rows = new Uint32Array(32 * bitmap.length).fill(0xffffffff)
  listBits(bitmap, rows)
  return new Set(rows.filter((row) => row !== 0xffffffff))
}

describe('bits', () => {
  it('are counted, also those that bitmaps have in common, whatever was counted before', () => {
    const three = fc
      .integer({ min: 1, max: 40 })
      .chain((length) => fc.tuple(...[0, 1, 2].map(() => bitmaps(length))))
    fc.assert(
      fc.property(three, ([one = new Uint32Array(), ...others]) => {
        const rows = rowsOf(one)
        expect(countBits(one)).toBe(rows.size)
        const common = others.map((other) => [...rowsOf(other)].filter((row) => rows.has(row)).length)
        expect(countCommon(one, [...others, undefined])).toEqual([...common, 0])
      }),
    )
  })

  it('of a million rows fit', () => {
    const rows = new Uint32Array(31_250).fill(0xffffffff)
    expect(countBits(rows)).toBe(1_000_000)
    expect(countCommon(rows, [rows])).toEqual([1_000_000])
  })
})

/** Below this number of rows, counting fewer digits more often is faster. */
const minForWideDigits = 1 << 14

/** Ascending; stable. */
export function sortRows(rows: Uint32Array, values: Float64Array): Uint32Array {
  return sortByKeys(rows, orderedBits(values))
}

/** Halves of unsigned 64-bit integers. */
interface Keys {
  low: Uint32Array
  high: Uint32Array
}

/** A stable radix sort. */
export function sortByKeys(rows: Uint32Array, { low, high }: Keys): Uint32Array {
  const width = rows.length < minForWideDigits ? 8 : 16
  let sorted = rows
  for (const half of [low, high])
    for (let shift = 0; shift < 32; shift += width) sorted = sortByDigit(sorted, half, shift, width)
  return sorted
}

/** Bits of doubles, adjusted to compare as unsigned integers. */
function orderedBits(values: Float64Array): Keys {
  const low = new Uint32Array(values.length)
  const high = new Uint32Array(values.length)
  const bits = new Uint32Array(2)
  const double = new Float64Array(bits.buffer)
  for (let row = 0; row < values.length; row++) {
    // Adding zero makes -0 equal to 0.
    double[0] = (values[row] ?? 0) + 0
    const [lowBits = 0, highBits = 0] = bits
    const isNegative = highBits >>> 31 === 1
    low[row] = isNegative ? ~lowBits : lowBits
    high[row] = isNegative ? ~highBits : highBits | 0x80000000
  }
  return { low, high }
}

function sortByDigit(rows: Uint32Array, keys: Uint32Array, shift: number, width: number): Uint32Array {
  const digits = 1 << width
  const mask = digits - 1
  const ends = new Uint32Array(digits + 1)
  for (const row of rows) {
    const digit = (((keys[row] ?? 0) >>> shift) & mask) + 1
    ends[digit] = (ends[digit] ?? 0) + 1
  }
  for (let digit = 0; digit < digits; digit++) ends[digit + 1] = (ends[digit + 1] ?? 0) + (ends[digit] ?? 0)
  const sorted = new Uint32Array(rows.length)
  for (const row of rows) {
    const digit = ((keys[row] ?? 0) >>> shift) & mask
    const position = ends[digit] ?? 0
    sorted[position] = row
    ends[digit] = position + 1
  }
  return sorted
}

const digits = 1 << 16

/** Ascending; stable. */
export function sortRows(rows: Uint32Array, values: Float64Array): Uint32Array {
  const { low, high } = orderedBits(values)
  let sorted = rows
  for (const [half, shift] of [
    [low, 0],
    [low, 16],
    [high, 0],
    [high, 16],
  ] as const)
    sorted = sortByDigit(sorted, half, shift)
  return sorted
}

/** The bits of doubles, changed so that they compare as unsigned numbers. */
function orderedBits(values: Float64Array): { low: Uint32Array; high: Uint32Array } {
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

function sortByDigit(rows: Uint32Array, keys: Uint32Array, shift: number): Uint32Array {
  const ends = new Uint32Array(digits + 1)
  for (const row of rows) {
    const digit = (((keys[row] ?? 0) >>> shift) & 0xffff) + 1
    ends[digit] = (ends[digit] ?? 0) + 1
  }
  for (let digit = 0; digit < digits; digit++) ends[digit + 1] = (ends[digit + 1] ?? 0) + (ends[digit] ?? 0)
  const sorted = new Uint32Array(rows.length)
  for (const row of rows) {
    const digit = ((keys[row] ?? 0) >>> shift) & 0xffff
    const position = ends[digit] ?? 0
    sorted[position] = row
    ends[digit] = position + 1
  }
  return sorted
}

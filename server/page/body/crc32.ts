/**
 * As zlib's `crc32_combine`: a CRC is a remainder modulo P, bits reflected; appending n bytes multiplies it
 * by x^8n.
 */
const polynomial = 0xedb88320
const one = 0x80000000

/** x^(8n) modulo P, for `appendCrc`. */
export function crcShift(bytes: number): number {
  let power = 0x00800000
  let shift = one
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = multiply(power, shift)
    power = multiply(power, power)
  }
  return shift
}

/** `shift`: of the second part's length. */
export function appendCrc(crc: number, next: number, shift: number): number {
  return (multiply(shift, crc) ^ next) >>> 0
}

function multiply(a: number, b: number): number {
  let product = 0
  let factor = b
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= factor
    factor = factor & 1 ? (factor >>> 1) ^ polynomial : factor >>> 1
  }
  return product >>> 0
}

/* In URLs. */

export interface Point {
  latitude: number
  longitude: number
}

export interface Bounds {
  south: number
  /** Greater than `east` across the date line. */
  west: number
  north: number
  east: number
}

export const maxCorners = 100
/** Enough for both sides of a long road. */
export const maxPolygons = 20
const minCorners = 3
/** About 11 m. */
const perDegree = 10_000
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const continued = 32

/**
 * Per corner the differences in ten-thousandths of a degree, zigzag (0, -1, 1, -2 …), in groups of five bits,
 * lowest first, each but the last plus 32, as base64url letters.
 */
export function writePolygon(corners: readonly Point[]): string {
  let [latitude, longitude] = [0, 0]
  return corners
    .map((corner) => {
      const next = [
        Math.round(corner.latitude * perDegree),
        Math.round(corner.longitude * perDegree),
      ] as const
      const text = writeNumber(next[0] - latitude) + writeNumber(next[1] - longitude)
      ;[latitude, longitude] = next
      return text
    })
    .join('')
}

function writeNumber(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value
  let text = ''
  for (; rest >= continued; rest = Math.floor(rest / continued))
    text += alphabet[(rest % continued) + continued]
  return text + alphabet[rest]
}

/** Needs 3 to 100 corners. */
export function readPolygon(text: string): Point[] | undefined {
  const numbers = readNumbers(text)
  if (!numbers || numbers.length % 2 === 1 || numbers.length > 2 * maxCorners) return undefined
  if (numbers.length < 2 * minCorners) return undefined
  const corners: Point[] = []
  let [north, east] = [0, 0]
  for (let at = 0; at < numbers.length; at += 2) {
    north += numbers[at] ?? 0
    east += numbers[at + 1] ?? 0
    const corner = { latitude: north / perDegree, longitude: east / perDegree }
    if (Math.abs(corner.latitude) > 90 || Math.abs(corner.longitude) > 180) return undefined
    corners.push(corner)
  }
  return corners
}

function readNumbers(text: string): number[] | undefined {
  const numbers: number[] = []
  let [value, weight] = [0, 1]
  for (const letter of text) {
    const digit = alphabet.indexOf(letter)
    if (digit < 0 || weight > continued ** 5) return undefined
    value += (digit % continued) * weight
    weight *= continued
    if (digit >= continued) continue
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2)
    ;[value, weight] = [0, 1]
  }
  return weight === 1 ? numbers : undefined
}

/** Even-odd rule. */
export function isInPolygon(corners: readonly Point[], latitude: number, longitude: number): boolean {
  let isIn = false
  let from = corners.at(-1)
  for (const to of corners) {
    if (from && to.latitude > latitude !== from.latitude > latitude) {
      const crossing =
        ((to.longitude - from.longitude) * (latitude - from.latitude)) / (to.latitude - from.latitude) +
        from.longitude
      if (longitude < crossing) isIn = !isIn
    }
    from = to
  }
  return isIn
}

/** The smallest box around corners, in degrees. */
export function boundsOf(corners: readonly Point[]): Bounds {
  const latitudes = corners.map(({ latitude }) => latitude)
  const longitudes = corners.map(({ longitude }) => longitude)
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  }
}

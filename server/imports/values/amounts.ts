import { plainDigits, readAmount } from '#shared/core/readAmount.ts'

/** "150 m²", "3 dorm.", "PB"; undefined where it is no number. */
export function readFigure(text: string): number | undefined {
  const plain = readAmount(text)
  if (plain !== undefined) return plain
  if (/^(pb|planta baja|ground floor|t[ée]rreo)$/i.test(text)) return 0
  const parts = /^(-?[\d.,]{1,20})\s?([\p{L}²³.\d/]{1,15})$/u.exec(text)
  return parts?.[1] === undefined ? undefined : readAmount(parts[1])
}

/** Never with a separator of thousands: "-25,2822" and "-25.282". */
export function readDegrees(text: string): number | undefined {
  const plain = plainDigits(text.slice(0, 40)).replace(',', '.').replace(/°$/, '')
  return /^-?\d{1,3}(?:\.\d{1,20})?$/.test(plain) ? Number(plain) : undefined
}

/** "-25.28, -57.63", also within an address of a map. */
export function readPoint(text: string): { latitude: number; longitude: number } | undefined {
  const found = /(-?\d{1,2}\.\d{2,20})\s{0,3}[,;\s!]\s{0,3}(?:4d)?(-?\d{1,3}\.\d{2,20})/.exec(
    text.slice(0, 2000),
  )
  if (!found) return undefined
  const [latitude, longitude] = [Number(found[1]), Number(found[2])]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

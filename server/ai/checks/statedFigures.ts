/** "1.500" is 1500 in Spanish and 1.5 in English. */
export interface Figure {
  text: string
  readings: number[]
}

const scales: readonly [RegExp, number][] = [
  [/^\s*(mil\s+millones|billion)(?!\p{L})/iu, 1e9],
  [/^\s*(millones|mill[oó]n|millions?|mm?)(?![\p{L}²\d])/iu, 1e6],
  [/^\s*(mil|miles|k|thousand)(?!\p{L})/iu, 1e3],
]

/** Not the 2 of "m2", but both of "15x40". */
const number = /(?:(?<![\p{L}\d])|(?<=\d\s?[xX×]))\d+(?:[.,]\d+)*/gu

export function figuresIn(text: string): Figure[] {
  return [...text.matchAll(number)].map((match) => {
    const digits = match[0]
    const after = text.slice(match.index + digits.length, match.index + digits.length + 20)
    const scale = scales.find(([word]) => word.test(after))?.[1]
    const plain = readings(digits)
    // "3 m" may be meters.
    return { text: digits, readings: scale ? [...plain, ...plain.map((one) => one * scale)] : plain }
  })
}

function readings(digits: string): number[] {
  const groups = digits.split(/[.,]/)
  const whole = Number(groups.join(''))
  if (groups.length === 1) return [whole]
  const separators = digits.replace(/\d/g, '')
  const found: number[] = []
  const isGrouped = groups.slice(1).every((group) => group.length === 3) && (groups[0]?.length ?? 0) <= 3
  if (isGrouped && new Set(separators).size === 1) found.push(whole)
  const lastMark = separators.at(-1) ?? ''
  if (!separators.slice(0, -1).includes(lastMark))
    found.push(Number(`${groups.slice(0, -1).join('')}.${groups.at(-1)}`))
  return found.length > 0 ? found : [whole]
}

const roundings = [1, 10, 100]

export function isStated({ readings: all }: Figure, known: readonly number[]): boolean {
  return all.some((reading) =>
    known.some(
      (one) =>
        reading === one ||
        reading === Math.floor(one) ||
        roundings.some((step) => reading === Math.round(one * step) / step),
    ),
  )
}

/** May be rounded: "about 150,000". */
const largeFrom = 10_000
const tolerance = 0.006

/** May be rounded. */
export function isKnown(figure: Figure, known: readonly number[]): boolean {
  const isNear = (reading: number) =>
    known.some((one) => one >= largeFrom && Math.abs(reading - one) <= one * tolerance)
  return isStated(figure, known) || figure.readings.some(isNear)
}

export function unknownFigures(text: string, known: readonly number[]): string[] {
  return figuresIn(text)
    .filter((figure) => !isKnown(figure, known))
    .map((figure) => figure.text)
}

import { placeKey } from '../places.ts'

/** A word, a number or a sign of the text, where it stands, and the form in which it is looked up. */
export interface Token {
  /** As it was typed. */
  text: string
  /** Folded, short forms written out; a correction replaces it. */
  key: string
  start: number
  end: number
  /** Set for figures ("95.000", "1,5") and for plots ("12x30", the product). */
  number?: number
  /** Set for plots: the number is square metres. */
  plot?: true
}

const pattern =
  /(?<plot>\d{1,4}(?:[.,]\d{1,2})?\s?[x×]\s?\d{1,4}(?:[.,]\d{1,2})?(?![\d.,]*\d))|(?<number>\d+(?:[.,]\d+)*)|(?<sign>u\$[sd]|us\$|[$₲<>+])|(?<dash>[-–—/])|(?<word>\p{L}(?:[\p{L}\p{M}\p{N}²]|['’´`](?=\p{L}))*)/giu

/** The figure of "95.000", "1,200", "1.500.000", "1,5" or "95.000,50", whichever of the two signs stands for what. */
export function readNumber(text: string): number {
  const groups = text.split(/[.,]/)
  const [first = '', ...others] = groups
  const allThousands = others.every((group) => group.length === 3) && first.length <= 3 && !/^0/.test(first)
  if (others.length === 0 || allThousands) return Number(groups.join(''))
  const fraction = others.pop() ?? ''
  return Number(`${[first, ...others].join('')}.${fraction}`)
}

export function readTokens(text: string): Token[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [found] = match
    const token = {
      text: found,
      key: found.toLowerCase(),
      start: match.index,
      end: match.index + found.length,
    }
    const { plot, number, word } = match.groups ?? {}
    if (plot) {
      const [width = 0, depth = 0] = plot.split(/[x×]/i).map((side) => readNumber(side.trim()))
      return { ...token, number: width * depth, plot: true }
    }
    if (number) return { ...token, number: readNumber(number) }
    return word ? { ...token, key: placeKey(word.replaceAll('²', '2')) } : token
  })
}

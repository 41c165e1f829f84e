import { placeKey } from '#shared/places/placeKey.ts'

export interface Token {
  /** As typed. */
  text: string
  /** Folded, with abbreviations expanded and typos corrected. */
  key: string
  corrected?: true
  start: number
  end: number
  /** Of figures ("95.000", "1,5") and plots ("12x30", the product). */
  number?: number
  /** A plot; the number is square meters. */
  plot?: true
  /** Of "6,5%", which is no number. */
  percent?: number
  /** Followed by a colon: "Dormitorios: 3". */
  label?: true
}

/** From the one before, as by a comma: "en avenida, San Lorenzo". */
export const isApart = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.start ?? 0) > (tokens[at - 1]?.end ?? 0) + 1

const side = String.raw`\d{1,4}(?:[.,]\d{1,2})?`
const kinds = {
  // "12x30", "12 m x 30", and "12 por 30" but not "por 30 meses".
  // Also "12 m de frente por 30 de fondo".
  plot: String.raw`${side}\s?(?:metros|mts?\.?|m\.?)?\s?[x×*]\s?${side}(?![\d.,]*\d)|${side}\s?(?:metros|mts?\.?|m\.?)?\s*(?:de\s+)?(?:frente|ancho)\s*(?:[x×*]|por\s)\s*${side}(?![\d.,]*\d)|\d{2,4}\s+por\s+\d{2,4}(?![\d.,]*\d|\s*(?:%|k\b|mil|mes|noche|d[ií]a|año|persona))`,
  ordinal: String.raw`\d{1,2}(?:er|ero|era|do|da|ro|ra|to|ta|mo|ma|vo|va|no|na|st|nd|rd|th|[°º])(?![\p{L}\p{N}])`,
  percent: String.raw`(?<![\d.,])\d{1,3}(?:[.,]\d{1,2})?\s?(?:%|por\s?ciento(?!\p{L})|percent(?!\p{L}))`,
  number: String.raw`(?<!\d)1/2(?![\d/])|\d{1,3}(?: \d{3})* 000(?![\d.,])|\d+(?:[.,]\d+)*`,
  // "USD120K", "Gs1500000"
  currency: String.raw`(?<![\p{L}\p{N}])(?:usd|us|gs)(?=\d)`,
  sign: String.raw`u\$[sd]|us\$|r\$|\+\s?[/-]-?|[$₲€<>+±~]`,
  // "800/mes"
  monthly: String.raw`/\s?(?:mes|mês|month|mo)(?!\p{L})`,
  dash: '[-–—/]',
  word: String.raw`\p{L}(?:[\p{L}\p{M}\p{N}²]|['’´${'`'}](?=\p{L}))*`,
}
const pattern = new RegExp(
  Object.entries(kinds)
    .map(([name, of]) => `(?<${name}>${of})`)
    .join('|'),
  'giu',
)

/** "4to", "4ta", "4°" and "4th" have one key. */
const ordinals = ['', '1er', '2do', '3er', '4to', '5to', '6to', '7mo', '8vo', '9no', '10mo']

/** "95.000", "1,5" or "95.000,50". */
export function readNumber(text: string): number {
  if (text === '1/2') return 0.5
  const groups = text.split(/[., ]/)
  const [first = '', ...others] = groups
  const allThousands = others.every((group) => group.length === 3) && first.length <= 3 && !/^0/.test(first)
  if (others.length === 0 || allThousands) return Number(groups.join(''))
  const fraction = others.pop() ?? ''
  return Number(`${[first, ...others].join('')}.${fraction}`)
}

/** Words, figures and signs in order, with their place in the text. */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [found] = match
    const token = {
      text: found,
      key: found.toLowerCase(),
      start: match.index,
      end: match.index + found.length,
    }
    const { plot, ordinal, percent, number, monthly, word } = match.groups ?? {}
    if (monthly) return { ...token, key: 'mensual' }
    if (ordinal) return { ...token, key: ordinals[Number.parseInt(ordinal, 10)] ?? token.key }
    if (plot) {
      const [width = 0, depth = 0] = (plot.match(/\d+(?:[.,]\d+)?/g) ?? []).map(readNumber)
      return { ...token, number: width * depth, plot: true }
    }
    if (percent) return { ...token, percent: readNumber(/[\d.,]+/.exec(percent)?.[0] ?? '') }
    if (number) return { ...token, number: readNumber(number) }
    if (!word) return token
    const isLabel = /^\s?[:=]/.test(text.slice(token.end))
    return { ...token, key: placeKey(word.replaceAll('²', '2')), ...(isLabel && { label: true as const }) }
  })
}

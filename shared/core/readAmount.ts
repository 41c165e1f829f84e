import type { Currency } from '#shared/currency/currencies.ts'

/** Longer marks first. */
const marks: Record<Currency, string> = {
  USD: 'US\\$|U\\$S|USD|\\$|d[oó]lares|dollars',
  PYG: '₲|PYG|Gs\\.?|guaran[ií]es',
}
const mark = `(?:${marks.USD}|${marks.PYG})`
const leadingMark = new RegExp(`^(-?)${mark}(-?)`, 'i')
const trailingMark = new RegExp(`${mark}$`, 'i')

const zeros = [0x0660, 0x06f0, 0xff10]

/** To ASCII, without spaces. */
export function plainDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => {
      const code = digit.charCodeAt(0)
      return String(code - (zeros.findLast((zero) => zero <= code) ?? code))
    })
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',')
    .replace(/[\u2212\u2013\ufe63\uff0d]/g, '-')
    .replace(/\s/g, '')
}

/** 'USD 120,000', '₲ 1.500.000'. */
export function currencyIn(text: string): Currency | undefined {
  if (new RegExp(marks.USD, 'i').test(text)) return 'USD'
  return new RegExp(marks.PYG, 'i').test(text) ? 'PYG' : undefined
}

export interface AmountParts {
  isNegative: boolean
  whole: string
  fraction: string
}

/**
 * '120.000', '120,000.50', '85,5', 'US$ 1.250', '₲ 1.500.000'. Of two kinds of separator the last is the
 * decimal one; so is a single kind, unless it separates groups of three digits.
 */
export function splitAmount(text: string): AmountParts | undefined {
  const bare = plainDigits(text).replace(leadingMark, '$1$2').replace(trailingMark, '')
  if (!/^-?\d[\d.,]*$/.test(bare)) return undefined
  const decimal = decimalSeparator(bare)
  const whole = decimal === '' ? bare : bare.slice(0, bare.lastIndexOf(decimal))
  const fraction = decimal === '' ? '' : bare.slice(bare.lastIndexOf(decimal) + 1)
  if (decimal !== '' && whole.includes(decimal)) return undefined
  return {
    isNegative: bare.startsWith('-'),
    whole: whole.replace(/[-.,]/g, '').replace(/^0+(?=\d)/, ''),
    fraction,
  }
}

/** As typed; undefined if not a number. */
export function readAmount(text: string): number | undefined {
  const parts = splitAmount(text)
  if (!parts) return undefined
  const value = Number(`${parts.isNegative ? '-' : ''}${parts.whole}.${parts.fraction}`)
  return Number.isFinite(value) ? value : undefined
}

/** 0 for a negative number. */
export function readUnsigned(text: string): number | undefined {
  const value = readAmount(text)
  return value === undefined ? undefined : Math.max(0, value)
}

function decimalSeparator(text: string): '.' | ',' | '' {
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')]
  if (point < 0 && comma < 0) return ''
  const last = point > comma ? '.' : ','
  const isAlone = point < 0 || comma < 0
  const inThrees = last === '.' ? /^-?\d{1,3}(?:\.\d{3})+$/ : /^-?\d{1,3}(?:,\d{3})+$/
  return isAlone && inThrees.test(text) ? '' : last
}

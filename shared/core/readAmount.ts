/**
 * The number that a person typed: '120000', '120.000', '120,000.50', '85,5', 'US$ 1.250'. Of two kinds of separator the last
 * is the decimal one; one kind alone is it too, unless it parts groups of three digits. Undefined for what is no number.
 */
export function readAmount(text: string): number | undefined {
  const bare = text.replace(/^\s*(?:US\$|USD|\$)/i, '').replace(/[\s\u00a0]/g, '')
  if (!/^-?\d[\d.,]*$/.test(bare)) return undefined
  const decimal = decimalSeparator(bare)
  const whole = decimal === '' ? bare : bare.slice(0, bare.lastIndexOf(decimal))
  const fraction = decimal === '' ? '' : bare.slice(bare.lastIndexOf(decimal) + 1)
  if (decimal !== '' && whole.includes(decimal)) return undefined
  const value = Number(`${whole.replace(/[.,]/g, '')}.${fraction}`)
  return Number.isFinite(value) ? value : undefined
}

function decimalSeparator(text: string): '.' | ',' | '' {
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')]
  if (point < 0 && comma < 0) return ''
  const last = point > comma ? '.' : ','
  const isAlone = point < 0 || comma < 0
  const inThrees = last === '.' ? /^-?\d{1,3}(?:\.\d{3})+$/ : /^-?\d{1,3}(?:,\d{3})+$/
  return isAlone && inThrees.test(text) ? '' : last
}

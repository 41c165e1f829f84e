/**
 * Rounds half away from zero; never -0. Not Intl: locale data of browsers and servers differ, which would
 * change hydrated texts, and the first formatter takes a slow phone 0.1 s.
 */
export function numberText(value: number, decimal: ',' | '.', most = 0, least = most): string {
  const [whole = '0', fraction = ''] = roundTo(Math.abs(value), most).toFixed(most).split('.')
  const shown = fraction.slice(0, least) + fraction.slice(least).replace(/(?<!0)0+$/, '')
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, decimal === ',' ? '.' : ',')
  const text = shown ? `${groups}${decimal}${shown}` : groups
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text
}

/** By decimal digits: 1.005 is 1.01. */
function roundTo(value: number, decimals: number): number {
  const rounded = Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`)
  // Tiny and huge numbers already have an exponent.
  return Number.isNaN(rounded) ? value : rounded
}

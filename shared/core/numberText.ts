/**
 * Grouped, rounded half away from zero to `most` decimals, of which at least `least` are shown; never -0. Not by Intl:
 * browsers and servers have different locale data, while a text must not change when its page is hydrated, and the first
 * formatter takes a slow phone a tenth of a second.
 */
export function numberText(value: number, decimal: ',' | '.', most = 0, least = most): string {
  const [whole = '0', fraction = ''] = roundTo(Math.abs(value), most).toFixed(most).split('.')
  const shown = fraction.slice(0, least) + fraction.slice(least).replace(/0+$/, '')
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, decimal === ',' ? '.' : ',')
  const text = shown ? `${groups}${decimal}${shown}` : groups
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text
}

/** By its decimal digits: 1.005 to two decimals is 1.01, although its binary value is less. */
function roundTo(value: number, decimals: number): number {
  const rounded = Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`)
  // Tiny and huge numbers have an exponent already.
  return Number.isNaN(rounded) ? value : rounded
}

/**
 * The tax number of a company or person, "80009735-1", with its check digit: from the right the digits times 2, 3 … 11, 2 …;
 * 11 less the sum modulo 11, or 0 where that is over 9 (SET, "Cálculo del dígito verificador").
 */
export function isRuc(text: string): boolean {
  const [, number = '', digit = ''] = /^(\d{4,8})-(\d)$/.exec(text) ?? []
  return number !== '' && checkDigit(number) === Number(digit)
}

function checkDigit(number: string): number {
  const sum = [...number].reverse().reduce((total, digit, at) => total + Number(digit) * (2 + (at % 10)), 0)
  const rest = sum % 11
  return rest > 1 ? 11 - rest : 0
}

/** "80.009.735 - 1" and "800097351" as "80009735-1"; undefined unless the check digit is right. */
export function toRuc(text: string): string | undefined {
  const digits = text.replace(/[\s.-]/g, '')
  if (!/^\d{5,9}$/.test(digits)) return undefined
  const ruc = `${digits.slice(0, -1)}-${digits.slice(-1)}`
  return isRuc(ruc) ? ruc : undefined
}

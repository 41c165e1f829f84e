import { formatNumber } from '#client/core/format.ts'
import type { Language } from '#shared/core/language.ts'

export function dollars(amount: number, language: Language): string {
  const decimals = amount !== 0 && amount < 0.1 ? 4 : 2
  return `US$ ${formatNumber(amount, language, decimals)}`
}

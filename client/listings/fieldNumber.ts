import { formatNumber } from '#client/core/format.ts'
import type { Language } from '#shared/core/language.ts'

/** Of a listing's field; a year has no thousands separator. */
export function fieldNumber(field: string, value: number, language: Language): string {
  return field === 'yearBuilt' ? String(value) : formatNumber(value, language, 6)
}

import { formatNumber } from '#client/core/format.ts'
import { fieldNumber } from '#client/listings/fieldNumber.ts'
import { statedValueText } from '#client/listings/statedValue.ts'
import type { Language } from '#shared/core/language.ts'
import type { FieldLabel, ModeratedField } from '#shared/listings/listingFields.ts'
import type { Words } from '#shared/words.ts'

type FieldWords = Pick<Words, 'fieldLabels' | 'listingFacts' | 'listings' | 'moderation'>

export interface FieldText {
  label(field: string): string
  value(field: string, value: unknown): string
}

export function fieldText(words: FieldWords, language: Language): FieldText {
  const { fieldLabels, listings, moderation } = words
  const ofListings: Record<FieldLabel | ModeratedField, string> = { ...moderation.fields, ...fieldLabels }
  const labels = new Map(Object.entries({ ...moderation.fields, ...ofListings }))
  const choices: Record<string, ReadonlyMap<string, string>> = {
    propertyType: new Map(Object.entries(listings.types)),
    transactionType: new Map(Object.entries(moderation.offers)),
    status: new Map(Object.entries(moderation.statuses)),
    amenities: new Map(Object.entries(listings.amenities)),
  }
  function text(field: string, value: unknown): string {
    if (value === null || value === undefined) return ''
    const stated = statedValueText(field, value, words)
    if (stated !== undefined) return stated
    if (typeof value === 'boolean') return moderation.yesNo(value)
    if (typeof value === 'number') return fieldNumber(field, value, language)
    if (typeof value === 'string') return choices[field]?.get(value) ?? value
    if (field === 'media' && Array.isArray(value)) return moderation.photos(value.length)
    if (Array.isArray(value)) return value.map((one) => text(field, one)).join(', ')
    if (isPrice(value)) return `${value.currency} ${formatNumber(value.amount, language, 2)}`
    return JSON.stringify(value)
  }
  return { label: (field) => labels.get(field) ?? field, value: text }
}

function isPrice(value: unknown): value is { amount: number; currency: string } {
  if (typeof value !== 'object' || value === null || !('amount' in value) || !('currency' in value))
    return false
  return typeof value.amount === 'number' && typeof value.currency === 'string'
}

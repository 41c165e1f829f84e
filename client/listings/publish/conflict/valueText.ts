import { z } from 'zod/mini'
import { fieldNumber } from '#client/listings/fieldNumber.ts'
import { statedValueText } from '#client/listings/statedValue.ts'
import type { Language } from '#shared/core/language.ts'
import { priceText } from '#shared/core/money.ts'
import { currencies } from '#shared/currency/currencies.ts'
import type { Words } from '#shared/words.ts'

const price = z.object({ amount: z.number(), currency: z.enum(currencies) })
const office = z.object({
  hours: z.string(),
  meetingRooms: z.number(),
  services: z.array(z.string()),
  deskTypes: z.array(z.string()),
})
const texts = z.array(z.string())

type ValueWords = Pick<Words, 'publish' | 'listingFacts' | 'listings' | 'propertyDetails'>

export function valueText(words: ValueWords, language: Language) {
  const { publish, listings, propertyDetails } = words
  const w = publish.conflict
  const names: Record<string, ReadonlyMap<string, string>> = {
    propertyType: new Map(Object.entries(listings.types)),
    transactionType: new Map(Object.entries(listings.transactions)),
    amenities: new Map(Object.entries(listings.amenities)),
    locationPrecision: new Map(Object.entries(publish.precision.names)),
    hours: new Map(Object.entries(propertyDetails.office.hourNames)),
    services: new Map(Object.entries(propertyDetails.office.serviceNames)),
    deskTypes: new Map(Object.entries(propertyDetails.office.deskNames)),
  }
  const nameOf = (field: string, value: string) => names[field]?.get(value) ?? value
  const list = (field: string, values: readonly string[]) =>
    values.map((value) => nameOf(field, value)).join(', ')

  function officeText({ hours, meetingRooms, services, deskTypes }: z.infer<typeof office>): string {
    const rooms = meetingRooms > 0 ? w.rooms(meetingRooms) : ''
    const parts = [nameOf('hours', hours), rooms, list('services', services), list('deskTypes', deskTypes)]
    return parts.filter(Boolean).join(' · ')
  }
  function text(field: string, value: unknown): string {
    const stated = statedValueText(field, value, words)
    if (stated !== undefined) return stated
    if (typeof value === 'boolean') return w.yesNo(value)
    if (typeof value === 'number') return fieldNumber(field, value, language)
    if (typeof value === 'string') return nameOf(field, value)
    if (field === 'media') return publish.photosCount(Array.isArray(value) ? value.length : 0)
    const several = texts.safeParse(value)
    if (several.success) return list(field, several.data.filter(Boolean))
    const typed = price.safeParse(value)
    if (typed.success) return priceText(typed.data)
    const room = office.safeParse(value)
    return room.success ? officeText(room.data) : ''
  }
  return (values: readonly [string, unknown][]): string =>
    values
      .map(([field, value]) => text(field, value))
      .filter(Boolean)
      .join(' · ') || w.none
}

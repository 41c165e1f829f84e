import { z } from 'zod/mini'
import { currencies } from '#shared/currency.ts'
import {
  amenities,
  deskTypes,
  locationPrecisions,
  officeHours,
  officeServices,
  propertyTypes,
  transactionTypes,
} from '#shared/listings/listingTypes.ts'
import { newListingStart } from '#shared/listings/publishing.ts'
import { defaultOccupancy } from '#shared/market/roi.ts'

/** A finished upload. */
const photo = z.object({
  id: z.string(),
  caption: z.string(),
  isPrimary: z.boolean(),
  placeholder: z.nullable(z.string()),
  width: z.number(),
  height: z.number(),
})

const typed = z.catch(z.string(), '')
const count = (start: number) => z.catch(z.int().check(z.gte(0)), start)
const flag = (start: boolean) => z.catch(z.boolean(), start)
const several = <Choice extends string>(choices: readonly Choice[]) =>
  z.catch(z.array(z.enum(choices)), () => [])

/**
 * What stands in the form: figures as they are typed, so that nothing is lost and nothing jumps under the fingers. It is also
 * what is kept of a draft: a field that an older version kept otherwise starts anew, the others stay.
 */
export const formFields = z.object({
  propertyType: z.catch(z.enum(propertyTypes), newListingStart.propertyType),
  transactionType: z.catch(z.enum(transactionTypes), newListingStart.transactionType),
  city: typed,
  neighborhood: typed,
  address: typed,
  /** The author's own point; null: none. */
  point: z.catch(z.nullable(z.object({ latitude: z.number(), longitude: z.number() })), null),
  locationPrecision: z.catch(z.enum(locationPrecisions), 'approximate'),

  bedrooms: count(newListingStart.bedrooms),
  bathrooms: count(newListingStart.bathrooms),
  parkingSpaces: count(newListingStart.parkingSpaces),
  area: typed,
  yearBuilt: typed,
  capacity: count(newListingStart.capacity),
  internetSpeed: typed,
  amenities: several(amenities),
  officeHours: z.catch(z.enum(officeHours), 'business'),
  meetingRooms: count(0),
  services: several(officeServices),
  deskTypes: several(deskTypes),
  title: typed,
  description: typed,
  titleEn: typed,
  descriptionEn: typed,

  photos: z.catch(z.array(photo), () => []),

  amount: typed,
  currency: z.catch(z.enum(currencies), 'USD'),
  /** The price that was confirmed as it stands (`priceMark`); empty: none. */
  confirmed: typed,
  /** The price that the server took for the other currency. */
  suspected: typed,
  pricePerMonth: typed,
  pricePerDay: typed,
  pricePerHour: typed,
  allowsLongTerm: flag(newListingStart.allowsLongTerm),
  allowsShortTerm: flag(newListingStart.allowsShortTerm),
  pricePerNight: typed,
  minStayDays: z.catch(z.string(), String(newListingStart.minStayDays)),
  maxStayDays: typed,
  airbnbUrl: typed,
  expectedMonthlyRent: typed,
  expectedOccupancy: z.catch(z.number(), defaultOccupancy),
  monthlyExpenses: typed,
})
export type FormFields = z.infer<typeof formFields>
export type FieldName = keyof FormFields

/** A form nobody has touched. `year`: the current one, which is where the year of construction starts. */
export function emptyFields(year = new Date().getFullYear()): FormFields {
  return { ...formFields.parse({}), yearBuilt: String(year) }
}

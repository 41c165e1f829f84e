import { z } from 'zod/mini'
import { currencies } from '#shared/currency.ts'
import {
  type Asked,
  choice,
  count,
  countFrom,
  type FieldRow,
  figure,
  flag,
  optionalText,
  several,
  text,
  typed,
  wholeFigure,
  wholeOr,
} from './fieldKinds.ts'
import {
  amenities,
  defaultOccupancy,
  deskTypes,
  locationPrecisions,
  officeHours,
  officeServices,
  propertyTypes,
  transactionTypes,
} from './listingTypes.ts'
import type { Traits } from './traits.ts'

const dollars = { min: 0, max: 1_000_000_000 }
const days = { min: 1, max: 3650 }

const office = ({ isOffice }: Traits) => isOffice
const home = ({ isHome }: Traits) => isHome
const built = ({ isBuilt }: Traits) => isBuilt
const sale = ({ forSale }: Traits) => forSale
const shortTerm = ({ isShortTerm }: Traits) => isShortTerm

/** A finished upload. */
const photo = z.object({
  id: z.string(),
  caption: z.string(),
  isPrimary: z.boolean(),
  placeholder: z.nullable(z.string()),
  width: z.number(),
  height: z.number(),
})

/**
 * The fields of a listing as its form asks them, from the first step to the last. A field with an `input` is sent under its name;
 * the others are parts of what `composedFields` names. The schema of publishing, the form, its steps, problems and labels, and the ways
 * between form, input, wire and columns are made of this table.
 */
export const listingFields = {
  propertyType: choice(propertyTypes, 'house', { step: 'place' }),
  transactionType: choice(transactionTypes, 'sale', { step: 'place' }),
  city: text(80, { step: 'place', label: ({ publish }) => publish.city }),
  neighborhood: text(80, { step: 'place', label: ({ publish }) => publish.neighborhood }),
  address: optionalText(200, { step: 'place', label: ({ publish }) => publish.address }),
  /** The author's own point; null: none. */
  point: {
    form: z.catch(z.nullable(z.object({ latitude: z.number(), longitude: z.number() })), null),
    step: 'place',
    label: ({ publish }) => publish.position.title,
  },
  locationPrecision: {
    input: z.nullable(z.enum(locationPrecisions)),
    sent: z._default(z.nullable(z.enum(locationPrecisions)), null),
    form: z.catch(z.enum(locationPrecisions), 'approximate'),
    step: 'place',
  },

  bedrooms: count({ max: 100, start: 3 }, { step: 'facts', asked: home, label: (w) => w.listings.bedrooms }),
  bathrooms: count(
    { max: 100, start: 2 },
    {
      step: 'facts',
      asked: ({ isBuilt, isOffice }) => isBuilt && !isOffice,
      label: (w) => w.listings.bathrooms,
    },
  ),
  parkingSpaces: count(
    { max: 1000, start: 2 },
    { step: 'facts', asked: built, label: (w) => w.listings.parking },
  ),
  /** Square metres. */
  area: figure({ min: 0.01, max: 1_000_000_000 }, { step: 'facts', label: (w) => w.publish.area }),
  yearBuilt: wholeFigure(
    { min: 1500, max: 2100 },
    {
      step: 'facts',
      asked: ({ isBuilt, isOffice }) => isBuilt && !isOffice,
      label: (w) => w.publish.yearBuilt,
    },
  ),
  capacity: countFrom(1, 10_000, {
    step: 'facts',
    asked: ({ isOffice, isShortTerm }) => isOffice || isShortTerm,
    label: (w) => w.publish.capacity,
  }),
  /** Megabits per second. */
  internetSpeed: wholeFigure(
    { min: 0, max: 100_000 },
    { step: 'facts', asked: built, label: (w) => w.publish.internet },
  ),
  officeHours: { form: z.catch(z.enum(officeHours), 'business'), step: 'facts', asked: office },
  meetingRooms: { form: z.catch(z.int().check(z.gte(0)), 0), step: 'facts', asked: office },
  services: { form: z.catch(z.array(z.enum(officeServices)), () => []), step: 'facts', asked: office },
  deskTypes: { form: z.catch(z.array(z.enum(deskTypes)), () => []), step: 'facts', asked: office },
  amenities: several(amenities, 40, { step: 'facts', label: (w) => w.publish.amenities }),
  title: text(160, { step: 'facts', label: (w) => w.publish.listingTitle }),
  description: text(6000, { step: 'facts', label: (w) => w.publish.description }),
  /** The same in English, if wished. */
  titleEn: optionalText(160, { step: 'facts', label: (w) => w.publish.englishTitle }),
  descriptionEn: optionalText(6000, { step: 'facts', label: (w) => w.publish.englishDescription }),

  photos: {
    form: z.catch(z.array(photo), () => []),
    step: 'photos',
    label: (w) => w.publish.steps.photos,
  },

  amount: {
    form: typed,
    isFigure: true,
    step: 'price',
    asked: ({ isOffice }) => !isOffice,
    label: (w, { transactionType }) => w.publish.priceTitle[transactionType],
  },
  currency: { form: z.catch(z.enum(currencies), 'USD'), step: 'price' },
  /** The price that was confirmed as it stands (`priceMark`); empty: none. */
  confirmed: { form: typed, step: 'price' },
  /** The price that the server took for the other currency. */
  suspected: { form: typed },
  pricePerMonth: figure(dollars, {
    step: 'price',
    asked: ({ isOffice, forSale, forRent }) => isOffice || (forSale && forRent),
    label: (w, { isOffice }) => (isOffice ? w.publish.officePrices : w.publish.alsoRentPrice),
  }),
  pricePerDay: figure(dollars, { step: 'price', asked: office, label: (w) => w.publish.pricePerDay }),
  pricePerHour: figure(dollars, { step: 'price', asked: office, label: (w) => w.publish.pricePerHour }),
  allowsLongTerm: flag(true, { step: 'price', asked: ({ forRent, isOffice }) => forRent && !isOffice }),
  allowsShortTerm: flag(false, { step: 'price', asked: home }),
  pricePerNight: figure(dollars, {
    step: 'price',
    asked: shortTerm,
    label: (w) => w.publish.rental.perNight,
  }),
  minStayDays: wholeOr(1, days, {
    step: 'price',
    asked: shortTerm,
    label: (w) => w.publish.rental.minStay,
  }),
  maxStayDays: wholeFigure(days, {
    step: 'price',
    asked: shortTerm,
    label: (w) => w.publish.rental.maxStay,
  }),
  airbnbUrl: optionalText(z.url({ protocol: /^https?$/ }).check(z.maxLength(500)), {
    step: 'price',
    asked: shortTerm,
    label: (w) => w.publish.rental.airbnb,
  }),
  /** Dollars a month that it is hoped to bring, percent of the time that it is let, dollars a month that it costs. */
  expectedMonthlyRent: figure(dollars, {
    step: 'price',
    asked: sale,
    label: (w) => w.publish.investment.rent,
  }),
  monthlyExpenses: figure(dollars, {
    step: 'price',
    asked: sale,
    label: (w) => w.publish.investment.expenses,
  }),
  expectedOccupancy: {
    input: z.nullable(z.number().check(z.gte(0), z.lte(100))),
    sent: z._default(z.nullable(z.number().check(z.gte(0), z.lte(100))), null),
    form: z.catch(z.number(), defaultOccupancy),
    step: 'price',
    asked: sale,
  },
} as const satisfies Record<string, FieldRow>

type Table = typeof listingFields
export type FieldName = keyof Table

/** The fields as one meets them on the way. */
export const fieldNames = Object.keys(listingFields) as readonly FieldName[]

/** What of a row is the same for every kind of field. */
export function rowOf(name: FieldName): FieldRow {
  return listingFields[name]
}

/** The rows that have a property. */
type With<P extends string> = {
  [N in FieldName as Table[N] extends { [Name in P]: unknown } ? N : never]: Table[N]
}

function rowsWith<P extends string>(property: P): With<P> {
  const rows = Object.entries(listingFields).filter(([, row]) => property in row)
  // `Object.entries` loses the names.
  return Object.fromEntries(rows) as With<P>
}

/** The fields that are sent under the name that they have in the form. */
export const sentFields = rowsWith('input')
/** The fields that are the same in the form, the input, the wire and the columns, but for how each writes them. */
export const plainFields = rowsWith('store')

type Absent = { [N in keyof With<'absent'>]: With<'absent'>[N]['absent'] }

/** What is said of the fields that are not asked about such a listing: what holds where nothing is. */
export function unaskedOf(traits: Traits): Partial<Absent> {
  const unasked = Object.entries(rowsWith('absent')).filter(([, row]) => isUnasked(row, traits))
  return Object.fromEntries(unasked.map(([name, row]) => [name, row.absent]))
}

function isUnasked(row: Asked, traits: Traits): boolean {
  return row.asked !== undefined && !row.asked(traits)
}

export const isAsked = (name: FieldName, traits: Traits): boolean => !isUnasked(rowOf(name), traits)

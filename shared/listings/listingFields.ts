import { z } from 'zod/mini'
import { languages } from '#shared/core/language.ts'
import { currencies } from '#shared/currency/currencies.ts'
import {
  choice,
  count,
  countAtLeast,
  type FieldOptions,
  type FieldRow,
  figure,
  flag,
  formText,
  languageFlag,
  line,
  multipleChoice,
  optional,
  optionalLine,
  optionalText,
  place,
  text,
  wholeFigure,
  wholeWithFallback,
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

/** Without a user, who could pass for the host: "https://www.airbnb.com@elsewhere.example". */
const hostOnly = /^https?:[/\\]*[^/\\?#@]+(?:[/\\?#]|$)/i

const photo = z.object({
  id: z.string(),
  caption: z.string(),
  isPrimary: z.boolean(),
  placeholder: z.nullable(z.string()),
  width: z.number(),
  height: z.number(),
})

const textVersion = z.object({ title: z.string(), description: z.string(), isRewritten: z.boolean() })
export type TextVersion = z.infer<typeof textVersion>

/** `at`: index of the current version. */
const textHistory = z.object({ language: z.enum(languages), versions: z.array(textVersion), at: z.int() })
export type TextHistory = z.infer<typeof textHistory>

/**
 * In the order of the form. Fields without an `input` are parts of `composedFields`. Schemas, form, problems,
 * labels and conversions derive from this table.
 */
export const listingFields = {
  propertyType: choice(propertyTypes, 'house', { step: 'place', label: ({ publish }) => publish.type }),
  transactionType: choice(transactionTypes, 'sale', {
    step: 'place',
    label: ({ publish }) => publish.transaction,
  }),
  city: place(80, { step: 'place', label: ({ publish }) => publish.city }),
  neighborhood: place(80, { step: 'place', label: ({ publish }) => publish.neighborhood }),
  address: optionalLine(200, { step: 'place', label: ({ publish }) => publish.address }),
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
    label: ({ publish }) => publish.precision.title,
  },

  bedrooms: count(
    { max: 100, start: 3 },
    { step: 'facts', appliesTo: home, label: (w) => w.listings.bedrooms },
  ),
  bathrooms: count(
    { max: 100, start: 2 },
    {
      step: 'facts',
      appliesTo: ({ isBuilt, isOffice }) => isBuilt && !isOffice,
      label: (w) => w.listings.bathrooms,
    },
  ),
  parkingSpaces: count(
    { max: 1000, start: 2 },
    { step: 'facts', appliesTo: built, label: (w) => w.listings.parking },
  ),
  /** Square meters. */
  area: figure({ min: 0.01, max: 1_000_000_000 }, { step: 'facts', label: (w) => w.publish.area }),
  yearBuilt: wholeFigure(
    { min: 1500, max: 2100 },
    {
      step: 'facts',
      appliesTo: ({ isBuilt, isOffice }) => isBuilt && !isOffice,
      label: (w) => w.publish.yearBuilt,
    },
  ),
  capacity: countAtLeast(1, 10_000, {
    step: 'facts',
    appliesTo: ({ isOffice, isShortTerm }) => isOffice || isShortTerm,
    label: (w) => w.publish.capacity,
  }),
  /** Megabits per second. */
  internetSpeed: wholeFigure(
    { min: 0, max: 100_000 },
    { step: 'facts', appliesTo: built, label: (w) => w.publish.internet },
  ),
  officeHours: { form: z.catch(z.enum(officeHours), 'business'), step: 'facts', appliesTo: office },
  meetingRooms: { form: z.catch(z.int().check(z.gte(0)), 0), step: 'facts', appliesTo: office },
  services: {
    form: z.catch(z.array(z.enum(officeServices)), () => []),
    step: 'facts',
    appliesTo: office,
    label: (w) => w.publish.officeTitle,
  },
  deskTypes: { form: z.catch(z.array(z.enum(deskTypes)), () => []), step: 'facts', appliesTo: office },
  amenities: multipleChoice(amenities, 40, { step: 'facts', label: (w) => w.publish.amenities }),
  title: line(160, { step: 'facts', label: (w) => w.publish.listingTitle }),
  description: text(6000, { step: 'facts', label: (w) => w.publish.description }),
  titleEn: optionalLine(160, { step: 'facts', label: (w) => w.publish.englishTitle }),
  descriptionEn: optionalText(6000, { step: 'facts', label: (w) => w.publish.englishDescription }),
  /** Languages whose texts the assistant wrote. */
  aiRewritten: languageFlag({ step: 'facts', label: (w) => w.publish.rewritten }),
  /** Texts to restore, by language. */
  textHistories: { form: z.catch(z.array(textHistory), () => []) },

  photos: {
    form: z.catch(z.array(photo), () => []),
    step: 'photos',
    label: (w) => w.publish.steps.photos,
  },

  amount: {
    form: formText,
    isFigure: true,
    step: 'price',
    appliesTo: ({ isOffice }) => !isOffice,
    label: (w, { transactionType }) => w.publish.priceTitle[transactionType],
  },
  currency: { form: z.catch(z.enum(currencies), 'USD'), step: 'price' },
  /** The confirmed price (`priceMark`). */
  confirmed: { form: formText, step: 'price' },
  /** Taken for the other currency by the server. */
  suspected: { form: formText },
  pricePerMonth: figure(dollars, {
    step: 'price',
    appliesTo: ({ isOffice, forSale, forRent }) => isOffice || (forSale && forRent),
    label: (w, { isOffice }) => (isOffice ? w.publish.officePrices : w.publish.alsoRentPrice),
  }),
  pricePerDay: figure(dollars, { step: 'price', appliesTo: office, label: (w) => w.publish.pricePerDay }),
  pricePerHour: figure(dollars, { step: 'price', appliesTo: office, label: (w) => w.publish.pricePerHour }),
  allowsLongTerm: flag(true, {
    step: 'price',
    appliesTo: ({ forRent, isOffice }) => forRent && !isOffice,
    label: (w) => w.publish.rental.longTerm,
  }),
  allowsShortTerm: flag(false, {
    step: 'price',
    appliesTo: home,
    label: (w) => w.publish.rental.shortTerm,
  }),
  pricePerNight: figure(dollars, {
    step: 'price',
    appliesTo: shortTerm,
    label: (w) => w.publish.rental.perNight,
  }),
  minStayDays: wholeWithFallback(1, days, {
    step: 'price',
    appliesTo: shortTerm,
    label: (w) => w.publish.rental.minStay,
  }),
  maxStayDays: wholeFigure(days, {
    step: 'price',
    appliesTo: shortTerm,
    label: (w) => w.publish.rental.maxStay,
  }),
  airbnbUrl: optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(500), z.regex(hostOnly)), {
    step: 'price',
    appliesTo: shortTerm,
    label: (w) => w.publish.rental.airbnb,
  }),
  /** US dollars a month; occupancy in percent. */
  expectedMonthlyRent: figure(dollars, {
    step: 'price',
    appliesTo: sale,
    label: (w) => w.publish.investment.rent,
  }),
  monthlyExpenses: figure(dollars, {
    step: 'price',
    appliesTo: sale,
    label: (w) => w.publish.investment.expenses,
  }),
  expectedOccupancy: {
    input: z.nullable(z.number().check(z.gte(0), z.lte(100))),
    sent: z._default(z.nullable(z.number().check(z.gte(0), z.lte(100))), null),
    form: z.catch(z.number(), defaultOccupancy),
    step: 'price',
    appliesTo: sale,
  },
} as const satisfies Record<string, FieldRow>

type Table = typeof listingFields
export type FieldName = keyof Table

export const fieldNames = Object.keys(listingFields) as readonly FieldName[]

export function rowOf(name: FieldName): FieldRow {
  return listingFields[name]
}

type With<P extends string> = {
  [N in FieldName as Table[N] extends { [Name in P]: unknown } ? N : never]: Table[N]
}

function rowsWith<P extends string>(property: P): With<P> {
  const rows = Object.entries(listingFields).filter(([, row]) => property in row)
  // `Object.entries` loses the types of the keys.
  return Object.fromEntries(rows) as With<P>
}

export const sentFields = rowsWith('input')
/** Differing only in format. */
export const plainFields = rowsWith('store')

type Fallback = { [N in keyof With<'fallback'>]: With<'fallback'>[N]['fallback'] }

export function inapplicableFallbacks(traits: Traits): Partial<Fallback> {
  const inapplicable = Object.entries(rowsWith('fallback')).filter(([, row]) => isInapplicable(row, traits))
  return Object.fromEntries(inapplicable.map(([name, row]) => [name, row.fallback]))
}

function isInapplicable(row: FieldOptions, traits: Traits): boolean {
  return row.appliesTo !== undefined && !row.appliesTo(traits)
}

export const isApplicable = (name: FieldName, traits: Traits): boolean => !isInapplicable(rowOf(name), traits)

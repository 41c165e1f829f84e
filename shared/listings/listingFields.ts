import { z } from 'zod/mini'
import { languages } from '#shared/core/language.ts'
import { currencies } from '#shared/currency/currencies.ts'
import { fee, financing, money, month, optionalChoice, optionalFlag } from './facts/factKinds.ts'
import {
  type ComposedField,
  choice,
  count,
  countAtLeast,
  dollars,
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
  feeItems,
  guarantees,
  locationPrecisions,
  officeHours,
  officeServices,
  propertyTypes,
  stages,
  transactionTypes,
} from './listingTypes.ts'
import type { Traits } from './traits.ts'

const days = { min: 1, max: 3650 }
const squareMeters = { min: 0.01, max: 1_000_000_000 }
const meters = { min: 0.01, max: 100_000 }

const office = ({ isOffice }: Traits) => isOffice
const home = ({ isHome }: Traits) => isHome
const built = ({ isBuilt }: Traits) => isBuilt
const inhabited = ({ isBuilt, isOffice }: Traits) => isBuilt && !isOffice
const sale = ({ forSale }: Traits) => forSale
const plot = ({ hasPlot }: Traits) => hasPlot
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
 * comparison and conversions derive from this table, and `words.fieldLabels` has a label for each.
 */
export const listingFields = {
  propertyType: choice(propertyTypes, 'house', { step: 'place' }),
  transactionType: choice(transactionTypes, 'sale', {
    step: 'place',
  }),
  city: place(80, { step: 'place' }),
  neighborhood: place(80, { step: 'place' }),
  address: optionalLine(200, { step: 'place' }),
  point: {
    form: z.catch(z.nullable(z.object({ latitude: z.number(), longitude: z.number() })), null),
    step: 'place',
  },
  /** The confirmed point and city. */
  confirmedLocation: { form: formText, isInternal: true, step: 'place' },
  locationPrecision: {
    input: z.nullable(z.enum(locationPrecisions)),
    sent: z._default(z.nullable(z.enum(locationPrecisions)), null),
    form: z.catch(z.enum(locationPrecisions), 'approximate'),
    step: 'place',
  },

  bedrooms: count({ max: 100, start: 3 }, { step: 'facts', appliesTo: home, isCompared: true }),
  bathrooms: count({ max: 100, start: 2 }, { step: 'facts', appliesTo: inhabited, isCompared: true }),
  parkingSpaces: count({ max: 1000, start: 2 }, { step: 'facts', appliesTo: built, isCompared: true }),
  /** Square meters. */
  area: figure(squareMeters, { step: 'facts', isCompared: true, unit: 'm²', example: 180 }),
  yearBuilt: wholeFigure(
    { min: 1500, max: 2100 },
    { step: 'facts', appliesTo: inhabited, isCompared: true, isYear: true },
  ),
  capacity: countAtLeast(1, 10_000, {
    step: 'facts',
    appliesTo: ({ isOffice, isShortTerm }) => isOffice || isShortTerm,
  }),
  /** Megabits per second. */
  internetSpeed: wholeFigure({ min: 0, max: 100_000 }, { step: 'facts', appliesTo: built, example: 300 }),
  /** Square meters, beside `area`: that of the building, of land the land's. */
  landArea: figure(squareMeters, {
    step: 'facts',
    appliesTo: ({ hasPlot, isBuilt }) => hasPlot && isBuilt,
    isMore: true,
    isCompared: true,
    unit: 'm²',
    example: 360,
  }),
  builtArea: figure(squareMeters, {
    step: 'facts',
    appliesTo: inhabited,
    isMore: true,
    isCompared: true,
    unit: 'm²',
    example: 180,
  }),
  /** Meters. */
  frontage: figure(meters, { step: 'facts', appliesTo: plot, isMore: true, unit: 'm', example: 12 }),
  depth: figure(meters, { step: 'facts', appliesTo: plot, isMore: true, unit: 'm', example: 30 }),
  stage: optionalChoice(stages, { step: 'facts', appliesTo: inhabited, isMore: true, isCompared: true }),
  deliveryMonth: optional(month, {
    step: 'facts',
    appliesTo: ({ isPlanned }) => isPlanned,
    isMore: true,
    isCompared: true,
  }),
  /** Zero is the ground floor. */
  floor: wholeFigure(
    { min: 0, max: 200 },
    {
      step: 'facts',
      appliesTo: ({ isInBuilding }) => isInBuilding,
      isMore: true,
      example: 5,
    },
  ),
  buildingName: optionalLine(80, {
    step: 'facts',
    appliesTo: ({ isInBuilding }) => isInBuilding,
    isMore: true,
  }),
  /** A room of a home that others live in. */
  roomOnly: flag(false, {
    step: 'facts',
    appliesTo: ({ isHome, forRent }) => isHome && forRent,
    isMore: true,
  }),
  officeHours: {
    form: z.catch(z.enum(officeHours), 'business'),
    partOf: 'office',
    step: 'facts',
    appliesTo: office,
  },
  meetingRooms: {
    form: z.catch(z.int().check(z.gte(0)), 0),
    partOf: 'office',
    step: 'facts',
    appliesTo: office,
  },
  services: {
    form: z.catch(z.array(z.enum(officeServices)), () => []),
    partOf: 'office',
    step: 'facts',
    appliesTo: office,
  },
  deskTypes: {
    form: z.catch(z.array(z.enum(deskTypes)), () => []),
    partOf: 'office',
    step: 'facts',
    appliesTo: office,
  },
  amenities: multipleChoice(amenities, 40, { step: 'facts' }),
  title: line(160, { step: 'facts' }),
  description: text(6000, { step: 'facts' }),
  titleEn: optionalLine(160, { step: 'facts' }),
  descriptionEn: optionalText(6000, { step: 'facts' }),
  /** Languages whose texts the assistant wrote. */
  aiRewritten: languageFlag({ step: 'facts' }),
  /** Texts to restore, by language. */
  textHistories: { form: z.catch(z.array(textHistory), () => []), isInternal: true },

  photos: {
    form: z.catch(z.array(photo), () => []),
    partOf: 'media',
    step: 'photos',
  },

  amount: {
    partOf: 'price',
    form: formText,
    isFigure: true,
    step: 'price',
    appliesTo: ({ isOffice }) => !isOffice,
  },
  currency: { form: z.catch(z.enum(currencies), 'USD'), partOf: 'price', step: 'price' },
  /** Typed as the price of a sale while it is a rental, or the reverse. */
  otherAmount: { form: formText, isInternal: true },
  otherCurrency: { form: z.catch(z.enum(currencies), 'USD'), isInternal: true },
  /** The confirmed prices. */
  confirmed: { form: formText, isInternal: true, step: 'price' },
  /** Taken for the other currency by the server. */
  suspected: { form: formText, isInternal: true },
  /** What the server asked. */
  suspicion: { form: formText, isInternal: true },
  pricePerMonth: dollars({
    step: 'price',
    appliesTo: ({ isOffice, forSale, forRent }) => isOffice || (forSale && forRent),
  }),
  pricePerDay: dollars({ step: 'price', appliesTo: office }),
  pricePerHour: dollars({ step: 'price', appliesTo: office }),
  allowsLongTerm: flag(true, {
    step: 'price',
    appliesTo: ({ forRent, isOffice }) => forRent && !isOffice,
  }),
  allowsShortTerm: flag(false, {
    step: 'price',
    appliesTo: home,
  }),
  pricePerNight: dollars({
    step: 'price',
    appliesTo: shortTerm,
  }),
  minStayDays: wholeWithFallback(1, days, {
    step: 'price',
    appliesTo: shortTerm,
  }),
  maxStayDays: wholeFigure(days, {
    step: 'price',
    appliesTo: shortTerm,
  }),
  airbnbUrl: optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(500), z.regex(hostOnly)), {
    step: 'price',
    appliesTo: shortTerm,
  }),
  /** A month, whoever owns or rents it. */
  maintenanceFee: fee(feeItems, { step: 'price', appliesTo: built, isMore: true, isCompared: true }),
  financing: financing({ step: 'price', appliesTo: sale, isMore: true, isCompared: true }),
  vatIncluded: optionalFlag({ step: 'price', isMore: true, isCompared: true }),
  guarantee: optionalChoice(guarantees, {
    step: 'price',
    appliesTo: ({ forRent }) => forRent,
    isMore: true,
    isCompared: true,
  }),
  acceptsBarter: flag(false, { step: 'price', appliesTo: sale, isMore: true, isCompared: true }),
  /** A month, of the tenant that it is sold with. */
  currentRent: money({ step: 'price', appliesTo: sale, isMore: true, isCompared: true }),
  /** US dollars a month; occupancy in percent. */
  expectedMonthlyRent: dollars({
    step: 'price',
    appliesTo: sale,
  }),
  monthlyExpenses: dollars({
    step: 'price',
    appliesTo: sale,
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

/** Its row, without what only some kinds have. */
export function rowOf(name: FieldName): FieldRow {
  return listingFields[name]
}

/** Their texts are `words.fieldLabels`. */
export type FieldLabel = ComposedField | Exclude<FieldName, keyof With<'isInternal'> | keyof With<'partOf'>>

/** Of the API, not of the form: administrators read of them in `words.moderation.fields`. */
export type ModeratedField =
  | 'state'
  | 'latitude'
  | 'longitude'
  | 'captions'
  | 'status'
  | 'featured'
  | 'rejectionReason'

/** The label of a field of the form or of the API in one language; of a part that of its whole; else its name. */
export function labelOf(field: string, labels: Record<FieldLabel, string>): string {
  const rows: Partial<Record<string, FieldRow>> = listingFields
  const all: Partial<Record<string, string>> = labels
  return all[rows[field]?.partOf ?? field] ?? field
}

type With<P extends string> = {
  [N in FieldName as Table[N] extends { [Name in P]: unknown } ? N : never]: Table[N]
}

function rowsWith<P extends string>(property: P): With<P> {
  const rows = Object.entries(listingFields).filter(([, row]) => property in row)
  // `Object.entries` loses the types of the keys.
  return Object.fromEntries(rows) as With<P>
}

function namesWith<P extends string>(property: P): readonly (FieldName & keyof With<P>)[] {
  const hasProperty = (name: FieldName): name is FieldName & keyof With<P> => property in listingFields[name]
  return fieldNames.filter(hasProperty)
}

/** What a publication sends, by field: those with an `input`. */
export const sentFields = rowsWith('input')
/** Form, API and columns have them under one name; only their format differs. */
export const plainFields = rowsWith('store')
export const plainNames = namesWith('store')
/** Set by the buttons of a counter. */
export const counterNames = namesWith('counter')
/** What its buttons reach. */
export const counterOf = (name: keyof With<'counter'>): { min: number; max: number } =>
  listingFields[name].counter
/** Figures typed as text. */
export const typedNames = namesWith('typed')
/** How a figure is typed: with decimals or without, and its largest value. */
export const typedOf = (name: keyof With<'typed'>): { isWhole: boolean; max: number } =>
  listingFields[name].typed

type Fallback = { [N in keyof With<'fallback'>]: With<'fallback'>[N]['fallback'] }

/** What is sent instead of the fields that such a listing does not have. */
export function inapplicableFallbacks(traits: Traits): Partial<Fallback> {
  const inapplicable = Object.entries(rowsWith('fallback')).filter(([, row]) => isInapplicable(row, traits))
  return Object.fromEntries(inapplicable.map(([name, row]) => [name, row.fallback]))
}

function isInapplicable(row: FieldOptions, traits: Traits): boolean {
  return row.appliesTo !== undefined && !row.appliesTo(traits)
}

/** Whether a listing with these traits has the field. */
export const isApplicable = (name: FieldName, traits: Traits): boolean => !isInapplicable(rowOf(name), traits)

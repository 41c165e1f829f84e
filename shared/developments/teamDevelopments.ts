import { z } from 'zod/mini'
import { rounded } from '#shared/core/fields/rounded.ts'
import { placeName, singleLine } from '#shared/core/fields/singleLine.ts'
import { emptyUnlessVisible, visible } from '#shared/core/fields/visible.ts'
import { currency } from '#shared/currency/currency.ts'
import { amenities } from '#shared/listings/listingTypes.ts'
import { isSlug, maxSlug } from '#shared/page/slug.ts'
import { development, developmentUnit } from './developments.ts'
import {
  developmentStages,
  developmentLimits as limits,
  orientations,
  unitEvents,
} from './developmentTypes.ts'

const text = (max: number) => z.string().check(singleLine, z.minLength(1), z.maxLength(max), visible)
const orEmpty = (max: number) => z.string().check(singleLine, z.maxLength(max), emptyUnlessVisible)
const paragraph = z.string().check(z.trim(), z.maxLength(limits.description), emptyUnlessVisible)
const month = z.string().check(z.regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/))
const percent = z.number().check(z.gte(0), z.lte(100), rounded(2))
const area = z.number().check(z.gte(1), z.lte(limits.area), rounded(2))
const pictureId = z.string().check(z.maxLength(64))

const picture = z.object({
  id: pictureId,
  caption: z.optional(orEmpty(limits.caption)),
  /** Of how far it was built then; without one it is of the project. */
  month: z.optional(month),
})

const typeInput = z.object({
  /** Of one that stands already. */
  id: z.optional(z.string().check(z.maxLength(64))),
  name: text(limits.typeName),
  bedrooms: z.int().check(z.gte(0), z.lte(20)),
  bathrooms: z.int().check(z.gte(0), z.lte(20)),
  area,
  totalArea: z.optional(z.nullable(area)),
  planId: z.optional(z.nullable(pictureId)),
})
export type UnitTypeInput = z.output<typeof typeInput>

const planInput = z.object({
  downPercent: percent,
  buildingPercent: percent,
  instalments: z.int().check(z.gte(0), z.lte(limits.instalments)),
  deliveryPercent: percent,
})

const degrees = (most: number) => z.nullable(z.number().check(z.gte(-most), z.lte(most), rounded(6)))

const fields = {
  name: text(limits.name),
  city: z.string().check(placeName, z.minLength(1), z.maxLength(limits.city), visible),
  neighborhood: z.optional(z.string().check(placeName, z.maxLength(limits.city), emptyUnlessVisible)),
  address: z.optional(z.nullable(orEmpty(limits.address))),
  latitude: z.optional(degrees(90)),
  longitude: z.optional(degrees(180)),
  stage: z.enum(developmentStages),
  startMonth: z.optional(z.nullable(month)),
  deliveryMonth: z.optional(z.nullable(month)),
  currency: z.optional(currency),
  amenities: z.optional(z.array(z.enum(amenities)).check(z.maxLength(amenities.length))),
  description: z.optional(paragraph),
  descriptionEn: z.optional(z.nullable(paragraph)),
  paymentPlan: z.optional(z.nullable(planInput)),
  /** In order. */
  pictures: z.optional(z.array(picture).check(z.maxLength(limits.pictures))),
  /** All of them, in order: one left out is removed. */
  unitTypes: z.optional(z.array(typeInput).check(z.maxLength(limits.unitTypes))),
  isPublished: z.optional(z.boolean()),
}

export const newDevelopment = z.object(fields)
export type NewDevelopment = z.output<typeof newDevelopment>
export const developmentChange = z.extend(z.partial(z.object(fields)), {
  slug: z.optional(z.string().check(z.maxLength(maxSlug), z.refine(isSlug, 'not_a_slug'))),
})
export type DevelopmentChange = z.output<typeof developmentChange>
export type DevelopmentChangeInput = z.input<typeof developmentChange>

/** As its agency has it. */
export const teamDevelopment = z.extend(z.omit(development, { agency: true }), {
  id: z.string(),
  agencyId: z.string(),
  isPublished: z.boolean(),
})
export type TeamDevelopment = z.infer<typeof teamDevelopment>

export const listedDevelopment = z.pick(teamDevelopment, {
  id: true,
  name: true,
  slug: true,
  city: true,
  neighborhood: true,
  stage: true,
  deliveryMonth: true,
  currency: true,
  units: true,
  free: true,
  held: true,
  sold: true,
  fromPrice: true,
  isPublished: true,
})
export type ListedDevelopment = z.infer<typeof listedDevelopment>

export const teamUnit = z.extend(developmentUnit, {
  /** In whose name it is held or sold. */
  heldFor: z.nullable(z.string()),
  /** End of the hold. */
  heldUntil: z.nullable(z.string()),
})
export type TeamUnit = z.infer<typeof teamUnit>

const unitFields = {
  floor: z.int().check(z.gte(limits.floors.min), z.lte(limits.floors.max)),
  number: text(limits.unitNumber),
  typeId: z.string().check(z.maxLength(64)),
  orientation: z.optional(z.nullable(z.enum(orientations))),
  price: z.optional(z.nullable(z.number().check(z.gt(0), z.lte(limits.price), rounded(2)))),
}
export const newUnit = z.object(unitFields)
export type NewUnit = z.output<typeof newUnit>
export const newUnits = z.object({
  units: z.array(newUnit).check(z.minLength(1), z.maxLength(limits.units)),
})
export const unitChange = z.partial(z.object(unitFields))
export type UnitChange = z.output<typeof unitChange>

/** `name`: in whose name. */
export const unitHold = z.object({ name: text(limits.heldFor) })
export const unitSale = z.object({ name: z.optional(orEmpty(limits.heldFor)) })

export const unitHistory = z.array(
  z.object({
    at: z.string(),
    event: z.enum(unitEvents),
    heldFor: z.nullable(z.string()),
    /** Null: nobody did, or whoever did has no account any more. */
    by: z.nullable(z.string()),
  }),
)
export type UnitHistory = z.infer<typeof unitHistory>

export const sheetColumns = ['floor', 'number', 'type', 'orientation', 'price', 'state'] as const
export type SheetColumn = (typeof sheetColumns)[number]

export const sheetProblems = [
  'no_column',
  'same_column',
  'missing',
  'not_a_floor',
  'too_long',
  'unknown_type',
  'not_an_orientation',
  'not_a_price',
  'not_a_state',
  'twice',
  'too_many_units',
  'no_rows',
  'open_quote',
] as const

/** `row`: as a spreadsheet counts; 1 is the header. */
export const sheetProblem = z.object({
  row: z.int(),
  column: z.nullable(z.enum(sheetColumns)),
  value: z.nullable(z.string()),
  problem: z.enum(sheetProblems),
  /** Of `twice`: where it stands first. */
  otherRow: z.nullable(z.int()),
})
export type SheetProblem = z.infer<typeof sheetProblem>

export const unitSheet = z.object({
  /** CSV, separated by commas, semicolons or tabs, with a header. */
  sheet: z.string().check(z.minLength(1), z.maxLength(limits.sheet)),
  /** Says what it would do. */
  isDryRun: z.boolean(),
})
export const sheetOutcome = z.object({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** At most 100 of them. */
  problems: z.array(sheetProblem),
  problemCount: z.int(),
})
export type SheetOutcome = z.infer<typeof sheetOutcome>

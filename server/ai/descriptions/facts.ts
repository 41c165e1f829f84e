import { z } from 'zod'
import { readUnsigned } from '#shared/core/readAmount.ts'
import { sentFields } from '#shared/listings/listingFields.ts'
import { office } from '#shared/listings/listings.ts'
import { amenities, propertyTypes, transactionTypes } from '#shared/listings/listingTypes.ts'
import { latestYear } from '#shared/listings/publishing.ts'

const figure = z
  .union([z.number(), z.string().max(40)])
  .nullish()
  .transform((value) => {
    const read = typeof value === 'string' ? readDecimal(value) : value
    return typeof read === 'number' && Number.isFinite(read) && read > 0 && read <= 1e9 ? read : null
  })
  .catch(null)

/** The API's decimals have cents; typed "250.000" has thousands. */
const readDecimal = (text: string) => (/^\d+\.\d{1,2}$/.test(text) ? Number(text) : readUnsigned(text))

/** Not said where publishing refuses it. */
const valid = (name: 'area' | 'yearBuilt' | 'capacity' | 'internetSpeed' | 'minStayDays') =>
  figure.transform((value) => (sentFields[name].input.safeParse(value).success ? value : null))

const count = figure.transform((value) => Math.floor(value ?? 0))
const name = z.string().trim().max(80).catch('')

/** No address, price or position, which the author may hide or change. */
export const descriptionFacts = z.object({
  propertyType: z.enum(propertyTypes).nullable().catch(null),
  transactionType: z.enum(transactionTypes).nullable().catch(null),
  neighborhood: name,
  city: name,
  bedrooms: count,
  bathrooms: count,
  parkingSpaces: count,
  area: valid('area'),
  yearBuilt: valid('yearBuilt').transform((year) => (year !== null && year <= latestYear() ? year : null)),
  capacity: valid('capacity'),
  internetSpeed: valid('internetSpeed'),
  amenities: z
    .array(z.unknown())
    .catch([])
    .transform((codes) => amenities.filter((code) => codes.includes(code))),
  office: z.nullable(office).catch(null),
  allowsShortTerm: z.boolean().catch(false),
  minStayDays: valid('minStayDays'),
})
export type DescriptionFacts = z.output<typeof descriptionFacts>

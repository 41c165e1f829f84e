import { z } from 'zod'
import { readUnsigned } from '#shared/core/readAmount.ts'
import { office } from '#shared/listings/listings.ts'
import { amenities, propertyTypes, transactionTypes } from '#shared/listings/listingTypes.ts'

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
  area: figure,
  yearBuilt: figure,
  capacity: figure,
  internetSpeed: figure,
  amenities: z
    .array(z.unknown())
    .catch([])
    .transform((codes) => amenities.filter((code) => codes.includes(code))),
  office: z.nullable(office).catch(null),
  allowsShortTerm: z.boolean().catch(false),
  minStayDays: figure,
})
export type DescriptionFacts = z.output<typeof descriptionFacts>

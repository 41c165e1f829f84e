import { z } from 'zod'
import { currencies } from '#shared/currency/currencies.ts'
import { type DevelopmentCard, paymentPlan } from '#shared/developments/developments.ts'
import { developmentsApi } from '#shared/developments/developmentsApi.ts'
import { developmentStages } from '#shared/developments/developmentTypes.ts'
import { amenities } from '#shared/listings/listingTypes.ts'
import { paths } from '#shared/paths.ts'
import { requireKnownPlaces } from './input/knownPlaces.ts'
import { type ToolContext, tool } from './tool.ts'

const card = z.object({
  name: z.string(),
  slug: z.string(),
  city: z.string(),
  neighborhood: z.string(),
  stage: z.enum(developmentStages),
  deliveryMonth: z.string().nullable().describe('"2027-06"'),
  currency: z.enum(currencies).describe('Of its prices'),
  fromPrice: z.number().nullable().describe('Of the cheapest free unit'),
  units: z.int(),
  free: z.int(),
  agency: z.string(),
  path: z.string(),
})
export type DevelopmentFacts = z.output<typeof card>

const detail = card.extend({
  address: z.string().nullable(),
  startMonth: z.string().nullable(),
  amenities: z.array(z.enum(amenities)),
  description: z.string(),
  paymentPlan: z.nullable(paymentPlan),
  unitTypes: z.array(
    z.object({
      name: z.string(),
      bedrooms: z.int(),
      bathrooms: z.int(),
      areaSqm: z.number(),
      units: z.int(),
      free: z.int(),
      fromPrice: z.number().nullable(),
    }),
  ),
  held: z.int(),
  sold: z.int(),
  agencyPath: z.string(),
})
export type DevelopmentDetails = z.output<typeof detail>

const place = z.array(z.string().min(1).max(80)).max(20).optional()

export const developments = tool({
  name: 'developments',
  title: 'Buildings off plan and under construction',
  description:
    'Developments: buildings sold off plan or under construction, with free units, prices from, delivery and agency; with `slug` one of them whole, with its types of units and its payment plan. Use it for “which projects are there in Villa Morra”, “how many units are left” and “how does one pay”. Amounts are in the currency that it names. Example: {"city": ["Asunción"], "bedrooms": 1, "maxPriceUSD": 80000}.',
  input: z.object({
    slug: z.string().min(1).max(200).optional().describe('Of a development that an answer named'),
    text: z.string().min(1).max(200).optional().describe('In their names'),
    city: place,
    neighborhood: place,
    bedrooms: z.int().min(0).max(20).optional().describe('At least'),
    maxPriceUSD: z.number().min(1).max(1e9).optional(),
    deliveryBefore: z
      .string()
      .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
      .optional()
      .describe('"2028-01"'),
  }),
  output: z.object({ developments: z.array(card), development: detail.nullable(), path: z.string() }),
  async run(context, { slug, text, maxPriceUSD, ...asked }) {
    const { api, language, ...caller } = context
    if (slug !== undefined) {
      const development = await detailOf(context, slug)
      return { developments: [], development, path: development.path }
    }
    await requireKnownPlaces(context, asked)
    const query = { ...asked, text, maxPrice: maxPriceUSD }
    const found = await api.callInternally(developmentsApi.list, { ...caller, language, query })
    return {
      developments: found.slice(0, maxListed).map((one) => cardOf(one, language)),
      development: null,
      path: paths.developments(language, { city: asked.city?.[0] }),
    }
  },
})

const maxListed = 30

const cardOf = (
  { name, slug, city, neighborhood, stage, deliveryMonth, ...rest }: DevelopmentCard,
  language: ToolContext['language'],
): DevelopmentFacts => ({
  ...{ name, slug, city, neighborhood, stage, deliveryMonth },
  ...{ currency: rest.currency, fromPrice: rest.fromPrice, units: rest.units, free: rest.free },
  ...{ agency: rest.agency, path: paths.development(slug, language) },
})

/** Throws `not_found`. */
async function detailOf(
  { api, language, ...caller }: ToolContext,
  slug: string,
): Promise<DevelopmentDetails> {
  const found = await api.callInternally(developmentsApi.one, {
    ...caller,
    language,
    params: { id: slug },
  })
  const { address, startMonth, held, sold, agency, unitTypes } = found
  return {
    ...cardOf(
      { ...found, agency: agency.name, picture: null, minBedrooms: null, maxBedrooms: null },
      language,
    ),
    ...{ address, startMonth, held, sold },
    amenities: found.amenities,
    description: (language === 'en' && found.descriptionEn) || found.description,
    paymentPlan: found.paymentPlan,
    agencyPath: paths.agencyProfile(agency.slug),
    unitTypes: unitTypes.map(({ name, bedrooms, bathrooms, area, units, free, fromPrice }) => ({
      ...{ name, bedrooms, bathrooms, units, free, fromPrice },
      areaSqm: area,
    })),
  }
}

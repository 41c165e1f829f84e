import { z } from 'zod'
import { propertyTypes } from '#shared/listings/listingTypes.ts'
import { paths } from '#shared/paths.ts'
import { figureGroups, figureMeasures, figuresApi, type MeasuredGroup } from '#shared/search/figures.ts'
import { requireKnownPlaces } from './input/knownPlaces.ts'
import { filterInput, filtersOf } from './input/searchFilters.ts'
import { tool } from './tool.ts'

const spread = z
  .object({
    listings: z.int().describe('How many state it'),
    low: z.number(),
    median: z.number(),
    high: z.number(),
  })
  .describe('The middle half, and its middle')
const measuredRow = z.object({
  total: z.int().describe('How many listings fit'),
  spread: spread.nullable().describe('Of the measure; null where none states it'),
  path: z.string().describe('Of these listings on this site'),
})
const groupRow = measuredRow.extend({
  city: z.string().optional(),
  neighborhood: z.string().optional(),
  propertyType: z.enum(propertyTypes).optional(),
  bedrooms: z.int().optional().describe('Exactly; 4: or more'),
})
export type FigureRow = z.output<typeof measuredRow>
export type FigureGroupRow = z.output<typeof groupRow>

export const listingFigures = tool({
  name: 'listing_figures',
  title: 'What listings that fit ask and measure',
  description:
    'One measure of the active listings that fit exact filters: what they ask (whole, or by the square metre), how large they are, their monthly fees, or for how many days they have been published; the median and the middle half, of how many listings, and the same by city, neighbourhood, type or bedrooms with `groupBy`. Use it for "in which neighbourhood of Luque are plots cheapest" or "what does a house with a pool ask". Example: {"measure": "price", "groupBy": "neighborhood", "propertyType": ["house"], "transactionType": "sale", "city": ["Luque"]}.',
  input: z.object({
    ...filterInput,
    measure: z
      .enum(figureMeasures)
      .default('price')
      .describe('US dollars; a month where rents are asked for'),
    groupBy: z.enum(figureGroups).optional(),
    onlyBedrooms: z.int().min(0).max(50).optional().describe('Exactly, where bedrooms is at least'),
  }),
  output: z.object({ all: measuredRow, groups: z.array(groupRow).describe('Most listings first') }),
  async run(context, { measure, groupBy, onlyBedrooms, ...input }) {
    const { api, ...caller } = context
    await requireKnownPlaces(context, input)
    const filters = filtersOf(input)
    const query = { ...filters, measure, groupBy, onlyBedrooms }
    const { all, groups } = await api.callInternally(figuresApi.find, { ...caller, query })
    const shown = onlyBedrooms ? { ...filters, bedrooms: onlyBedrooms } : filters
    return {
      all: { total: all.total, spread: all[measure], path: paths.search(shown) },
      groups: groups.map((group) => {
        const of = keyOf(group)
        const own = of.bedrooms === 0 ? {} : { bedrooms: of.bedrooms }
        const path = paths.search({ ...shown, ...listedKey(of), ...(of.bedrooms !== undefined && own) })
        return { ...of, total: group.total, spread: group[measure], path }
      }),
    }
  },
})

type Key = Pick<MeasuredGroup, 'city' | 'neighborhood' | 'propertyType' | 'bedrooms'>

const keyOf = ({ city, neighborhood, propertyType, bedrooms }: MeasuredGroup): Key => ({
  ...(city !== undefined && { city }),
  ...(neighborhood !== undefined && { neighborhood }),
  ...(propertyType !== undefined && { propertyType }),
  ...(bedrooms !== undefined && { bedrooms }),
})

const listedKey = ({ city, neighborhood, propertyType }: Key) => ({
  ...(city && { city: [city] }),
  ...(neighborhood && { neighborhood: [neighborhood] }),
  ...(propertyType && { propertyType: [propertyType] }),
})

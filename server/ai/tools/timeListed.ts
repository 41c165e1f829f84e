import { z } from 'zod'
import { listingsApi } from '#shared/listings/listingsApi.ts'
import { paths } from '#shared/paths.ts'
import { requireKnownPlaces } from './input/knownPlaces.ts'
import { filterInput, filtersOf } from './input/searchFilters.ts'
import { tool } from './tool.ts'

const dayMilliseconds = 86_400_000
const pageSize = 200
const maxPages = 5

export const timeListedOutput = z.object({
  listings: z.int().describe('How many the figure is made of'),
  medianDays: z.int().nullable().describe('Since they were first published; null without any'),
  isAtLeast: z.boolean().describe('They are too many to look at all: the median is no less'),
  path: z.string().describe('Of these listings on this site'),
})

export const timeListed = tool({
  name: 'time_listed',
  title: 'How long listings stand',
  description:
    'For how many days the active listings that fit exact filters have been published, the median, and of how many listings. Use it for "how long do houses stay on the market in Luque". It does not say how long a sale takes: closed listings are not counted. Example: {"city": ["Luque"], "propertyType": ["house"]}.',
  input: z.object(filterInput),
  output: timeListedOutput,
  async run(context, input) {
    const { api, ...caller } = context
    await requireKnownPlaces(context, input)
    const query = { ...filtersOf(input), sortBy: 'date', sortOrder: 'desc' } as const
    const published: number[] = []
    let total = 0
    let cursor: string | undefined
    let isEnough = false
    for (let page = 0; page < maxPages && !isEnough; page++) {
      const found = await api.callPageInternally(listingsApi.search, {
        ...caller,
        query: { ...query, limit: pageSize, cursor },
      })
      total = found.total
      published.push(...found.items.map(({ publishedAt }) => Date.parse(publishedAt ?? '')))
      cursor = found.next
      isEnough = !found.totalIsCapped && (cursor === undefined || published.length > total / 2)
      if (cursor === undefined) break
    }
    const middle = published[Math.min(Math.floor(total / 2), published.length - 1)]
    const days = middle === undefined || Number.isNaN(middle) ? null : (Date.now() - middle) / dayMilliseconds
    return {
      listings: total,
      medianDays: days === null ? null : Math.max(0, Math.floor(days)),
      isAtLeast: !isEnough,
      path: paths.search(filtersOf(input)),
    }
  },
})

import { z } from 'zod'
import type { ToolContext } from '#server/ai/tools/tool.ts'
import { attribution } from '#server/listings/places/measuredPlace.ts'
import { understandText } from '#server/listings/places/understandText.ts'
import { withoutUndefined } from '#shared/core/records.ts'
import { currencyApi } from '#shared/currency/currencyApi.ts'
import type { ListingFilters } from '#shared/search/listingSearch.ts'
import { type NamedPlace, placeKinds } from '#shared/search/namedPlace.ts'
import { mergedFilters } from '#shared/search/sentence/mergedFilters.ts'
import { meansWholeHomes } from '#shared/search/sentence/rooms.ts'
import type { SentenceSort } from '#shared/search/sentence.ts'
import { findLandmarks } from './landmarks.ts'
import { filterInputOf, type LandmarkInput } from './searchFilters.ts'

const place = z.object({
  text: z.string().describe('As it was asked for'),
  name: z.string(),
  kind: z.enum(placeKinds),
  city: z.string().nullable(),
  km: z.number().nullable().describe('Searched within this distance; null: in its area'),
  standIn: z.string().nullable().describe('Its own point is not known: this barrio or city stands for it'),
  source: z.string().nullable().describe('To be named where its point is shown'),
})
const value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  z.record(z.string(), z.number()),
])

export const understoodOutput = z.object({
  filters: z
    .record(z.string(), value)
    .describe('What was searched for, as arguments of this tool; without the corners of polygons'),
  places: z.array(place).describe('Landmarks, avenues and areas; any of them'),
  notUnderstood: z.string().describe('Words of `text` that are no filter; they only rank. Empty: none'),
  unsupported: z.array(z.string()).describe('Understood, but nothing here can be searched by it: ignored'),
})
export type Understood = z.output<typeof understoodOutput>

interface Asked extends LandmarkInput {
  text?: string | undefined
  given: ListingFilters
}

interface Meaning {
  /** With the landmarks; what `text` means is the search's own to read. */
  filters: ListingFilters
  sort: SentenceSort | undefined
  understood: Understood
}

/** What a search means, as the search itself reads it. Throws `ToolRefusal` for an unknown landmark. */
export async function readMeaning(
  { api, ...caller }: ToolContext,
  { text, landmarks = [], withinKm, given }: Asked,
): Promise<Meaning> {
  const around = findLandmarks(landmarks, withinKm)
  const asked: ListingFilters = { ...around.filters, ...given }
  const { rate } = text ? await api.callInternally(currencyApi.rate, caller) : { rate: 0 }
  const read = text ? understandText(text, { rate, transactionType: given.transactionType }) : undefined
  const isWhole = meansWholeHomes(mergedFilters(read?.filters ?? {}, asked), read?.rest ?? '')
  const filters = isWhole ? { ...asked, roomOnly: false } : asked
  const named = read?.criteria.flatMap((one) => (one.field === 'place' ? [one.value] : [])) ?? []
  const amenities = [...new Set([...(read?.filters.amenities ?? []), ...(given.amenities ?? [])])]
  const { polygon: _, ...meant } = filterInputOf({
    ...mergedFilters(read?.filters ?? {}, filters),
    ...(amenities.length > 0 && { amenities }),
  })
  return {
    filters,
    sort: read?.sort,
    understood: {
      filters: withoutUndefined(meant),
      places: [...around.places, ...named].map(toPlace),
      notUnderstood: read?.rest ?? '',
      unsupported: [...(read?.unsupported ?? [])],
    },
  }
}

function toPlace({ text, name, kind, city, km, standIn, isFromOsm }: NamedPlace): z.output<typeof place> {
  return {
    ...{ text, name, kind },
    city: city ?? null,
    km: km ?? null,
    standIn: standIn ?? null,
    source: isFromOsm ? attribution : null,
  }
}

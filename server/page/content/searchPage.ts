import { figure } from '#server/listings/facts.ts'
import { boostsApi } from '#shared/boosts/boostsApi.ts'
import { searchKey, sentenceKey } from '#shared/core/queryKey.ts'
import { developmentsApi } from '#shared/developments/developmentsApi.ts'
import { developmentsSearch } from '#shared/developments/developmentsSearch.ts'
import { listingsApi, screenLimits } from '#shared/listings/listingsApi.ts'
import { cardSizes } from '#shared/media/mediaUrls.ts'
import { paths } from '#shared/paths.ts'
import { findCity, findNeighborhood } from '#shared/places/places.ts'
import { alternativesApi } from '#shared/search/alternatives.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import { readPlaces } from '#shared/search/namedPlace.ts'
import { readSearch } from '#shared/search/readSearch.ts'
import { searchQueryValues } from '#shared/search/searchQueryValues.ts'
import { searchTitle } from '#shared/search/searchTitle.ts'
import { understand } from '#shared/search/sentence.ts'
import { siteData, trailData } from './jsonLd.ts'
import { type PageContent, type PageRequest, queryText, statusOf } from './pageRequest.ts'

export async function searchPage(pageRequest: PageRequest): Promise<PageContent> {
  const { boot, request, words } = pageRequest
  const address = queryText(request.url)
  const reading = readSearch(address)
  const { search } = reading
  boot.put(searchKey(address), reading)
  // For browsers without scripts.
  const cursor = new URLSearchParams(address).get('cursor') ?? undefined
  const { sortBy: _, sortOrder: __, ...filters } = search
  const query = searchQueryValues(filters)
  const [result] = await Promise.all([
    boot.querySearch({ ...search, limit: screenLimits.search, cursor }),
    boot.query(listingsApi.facets, { query }),
    cursor === undefined && boot.query(boostsApi.shown, { query }),
  ])
  if (result.data?.total === 0) await boot.query(alternativesApi.find, { query })
  const rate = (await pageRequest.rate).data?.rate
  const text = search.searchQuery
  const { transactionType } = search
  const places = result.data?.places
  const understanding =
    text && rate ? understand(text, { rate, transactionType, places: readPlaces(places) }) : undefined
  if (text && rate) boot.put(sentenceKey(text, rate, transactionType, places !== undefined), understanding)
  const developments = cursor === undefined && developmentsSearch(filters, understanding)
  if (developments) await boot.query(developmentsApi.list, { query: developments })
  const title = searchTitle(withProperNames(search), words.search)
  const canonical = indexedPath(search)
  const total = result.data?.total ?? 0
  const isShown = canonical !== undefined && total > 0 && cursor === undefined
  const pictures = result.data?.first()?.media ?? []
  const first = pictures.find((one) => one.isPrimary) ?? pictures[0]
  const trail = [
    { name: words.page.home, path: paths.home },
    { name: title, path: canonical ?? paths.search() },
  ]
  return {
    // The client ignores an invalid cursor.
    status: result.problem === 'bad_cursor' ? 200 : statusOf(result),
    meta: {
      title,
      description:
        total > 0
          ? words.page.searchDescription(title, counted(pageRequest, total, result.data?.totalIsCapped))
          : words.page.description,
      canonical: isShown ? canonical : undefined,
      feed: `/search.atom${address && `?${address}`}`,
      preload: first && { mediaId: first.id, sizes: cardSizes },
      jsonLd: isShown ? [...siteData(pageRequest), trailData(pageRequest, trail)] : [],
    },
  }
}

/** Replaces typed places by their official names. */
function withProperNames({ city, neighborhood, ...search }: SearchAddress): SearchAddress {
  const towns = city?.map((name) => findCity(name)?.name ?? name)
  const barrios = neighborhood?.map((name) => findNeighborhood(name, towns?.[0])?.name ?? name)
  return { ...search, city: towns, neighborhood: barrios }
}

function counted({ words, language }: PageRequest, total: number, isCapped = false): string {
  const shown = figure(total, language)
  return isCapped ? words.page.countOver(shown) : words.page.count(total, shown)
}

const indexed = ['transactionType', 'propertyType', 'city', 'neighborhood'] as const

/** One type, sale or rent, one known place; finer searches are not indexed. */
export function indexedPath(search: SearchAddress): string | undefined {
  const given = Object.keys(search)
  if (given.some((name) => !indexed.some((one) => one === name))) return undefined
  const { propertyType, transactionType } = search
  const lists = [propertyType, search.city, search.neighborhood]
  if (lists.some((list) => (list?.length ?? 0) > 1) || transactionType === 'both') return undefined
  const [city] = search.city ?? []
  const [neighborhood] = search.neighborhood ?? []
  const town = city === undefined ? undefined : findCity(city)?.name
  if (city !== undefined && town === undefined) return undefined
  if (neighborhood === undefined) return paths.search({ propertyType, transactionType, city: town })
  const barrio = findNeighborhood(neighborhood, town)
  if (!barrio) return undefined
  return paths.search({ propertyType, transactionType, city: barrio.city, neighborhood: barrio.name })
}

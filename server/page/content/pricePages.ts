import { figure } from '#server/listings/facts.ts'
import { formatPricePerSqm } from '#shared/core/money.ts'
import { queryKey } from '#shared/core/queryKey.ts'
import { readMarketAddress } from '#shared/market/marketAddress.ts'
import { marketPath } from '#shared/market/marketPath.ts'
import { isWorthKeeping, mainTypeOf } from '#shared/market/placeTypes.ts'
import { paths } from '#shared/paths.ts'
import type { PlaceMarket } from '#shared/prices/placeMarket.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { trailData } from './jsonLd.ts'
import { type OwnContent, type PageRequest, queryText, statusOf } from './pageRequest.ts'

/** The client filters by city. */
export async function neighborhoodPricesPage({ boot, request }: PageRequest): Promise<OwnContent> {
  const { propertyType, transactionType } = readMarketAddress(queryText(request.url))
  await boot.query(pricesApi.neighborhoods, { query: { propertyType, transactionType } })
  return {}
}

/** Of a city or neighborhood: the same calls as the client's. */
export async function marketPage(pageRequest: PageRequest): Promise<OwnContent> {
  const { boot, params, request, words, language } = pageRequest
  const { city = '', neighborhood } = params
  const where = { city, neighborhood }
  const types = await boot.query(pricesApi.placeTypes, { query: where, decisive: true })
  if (types.problem === 'not_found' || types.problem === 'bad_parameter') {
    // A name that no place can have.
    if (types.problem === 'bad_parameter') boot.put(queryKey(pricesApi.placeTypes, { query: where }), null)
    return { status: 404, meta: { title: words.market.missing } }
  }
  // It stays in what search engines keep, though it is late.
  if (!types.data) return { status: statusOf(types), meta: { canonical: (one) => marketPath(where, one) } }
  const place = types.data
  const mainType = mainTypeOf(place.rows)
  const { propertyType = mainType } = readMarketAddress(queryText(request.url))
  const [sale, rent] = await Promise.all([
    boot.query(pricesApi.market, { query: { ...where, propertyType, transactionType: 'sale' } }),
    boot.query(pricesApi.market, { query: { ...where, propertyType, transactionType: 'rent' } }),
    boot.query(pricesApi.neighborhoods, {
      query: { propertyType, transactionType: 'sale', city: place.city },
    }),
  ])
  const name = place.neighborhood === null ? place.city : `${place.neighborhood}, ${place.city}`
  const title = words.market.title(words.search.title.types[propertyType], name)
  const shown = { ...place, propertyType: propertyType === mainType ? undefined : propertyType }
  const isKept = isWorthKeeping(place.rows, propertyType)
  const trail = [
    { name: words.market.allPrices, path: paths.neighborhoodPrices() },
    { name: place.city, path: marketPath({ city: place.city }, language) },
    ...(place.neighborhood === null
      ? []
      : [{ name: place.neighborhood, path: marketPath({ ...place, propertyType: undefined }, language) }]),
  ]
  return {
    meta: {
      title,
      description: words.page.marketDescription(
        title,
        [sale.data, rent.data].flatMap((market) => askedIn(market, pageRequest)),
      ),
      canonical: isKept ? (one) => marketPath(shown, one) : undefined,
      jsonLd: isKept ? [trailData(pageRequest, trail)] : [],
    },
  }
}

/** 'En venta: $1,412.00 por m² (34 avisos)' */
function askedIn(market: PlaceMarket | undefined, { language, words }: PageRequest): string[] {
  if (!market || market.medianPricePerSqm === null) return []
  const { market: w, page, prices } = words
  const { transactionType, n, medianPricePerSqm } = market
  const count = page.count(n, figure(n, language))
  return [
    `${w.kinds[transactionType]}: ${formatPricePerSqm(medianPricePerSqm)} ${prices.perSqm[transactionType]} (${count})`,
  ]
}

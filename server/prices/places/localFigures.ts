import type { ReadLocalFigures } from '#server/listings/publish/localFigures.ts'
import { countOf, marketReader, rowsOf } from '#server/prices/market.service.ts'
import { marketListingsBySql } from '#server/prices/marketListings.ts'
import { enough, quantile } from '#shared/market/market.ts'

const middle = (values: readonly number[]) => quantile(Float64Array.from(values).sort(), 0.5)

/** Of the neighborhood, it and its neighbors or the city; of land, which differs within a city, not of the city. */
export const readLocalFigures: ReadLocalFigures = async (tx, market, without) => {
  const { scope, comparables } = await marketReader(marketListingsBySql(tx), market)(without)
  const isNear = scope !== 'country' && (market.propertyType !== 'land' || scope !== 'city')
  if (!isNear || countOf(comparables) < enough) return undefined
  const rows = rowsOf(comparables).filter((_, at) => !comparables.leftOut.has(at))
  return {
    place: scope === 'city' ? market.city : market.neighborhood,
    pricePerSqm: middle(rows.map(({ price, area }) => price / area)),
    price: middle(rows.map(({ price }) => price)),
    area: middle(rows.map(({ area }) => area)),
  }
}

import type { Db } from '#server/core/database/database.ts'
import { findPriced, findPricedOfCity, type PricedRow } from './estimate/estimates.queries.ts'
import {
  type ComparableRow,
  findComparables,
  findMarketSizes,
  type MarketKind,
  type MarketScopeArea,
  type MarketSize,
} from './prices.queries.ts'

/** m², `below` exclusive. */
export interface AreaBounds {
  from?: number
  below?: number | undefined
}

/** The active listings with a price that counts, and an area; newest first, ties by id. */
export interface MarketListings {
  comparables(kind: MarketKind, area: MarketScopeArea): Promise<ComparableRow[]>
  /** The newest of each neighborhood of a city, by its key. */
  ofCity(
    kind: MarketKind,
    city: string,
    bounds: AreaBounds & { ofEach: number; limit: number },
  ): Promise<PricedRow[]>
  /** The newest of some cities, by their keys; default: of the country. */
  newest(
    kind: MarketKind,
    bounds: AreaBounds & { cities?: readonly string[]; limit: number },
  ): Promise<PricedRow[]>
  /** How many each city has of each kind. */
  sizes(): Promise<MarketSize[]>
}

/** `until`: as it was then. */
export function marketListingsBySql(db: Db, until?: Date): MarketListings {
  return {
    comparables: (kind, area) => findComparables(db, kind, area, until),
    ofCity: (kind, city, bounds) => findPricedOfCity(db, kind, city, { ...bounds, until }),
    newest: (kind, bounds) => findPriced(db, kind, { ...bounds, until }),
    sizes: () => findMarketSizes(db),
  }
}

import { createRng } from '#demo/pictures/rng.ts'
import type { PricedListing } from '#shared/market/estimate/fit.ts'

export interface SyntheticMarket {
  name: string
  listings: number
  places: number
  /** Standard deviation of the logarithm of what size, place and facts leave unexplained. */
  noise: number
  /** Standard deviation of the size effect among neighborhoods. */
  slopeSpread?: number
}

/** As asking prices of a dense market and of two thin ones were seen to be, and one whose neighborhoods differ. */
export const syntheticMarkets: readonly SyntheticMarket[] = [
  { name: 'dense', listings: 4000, places: 60, noise: 0.2 },
  { name: 'uneven', listings: 2000, places: 30, noise: 0.2, slopeSpread: 0.15 },
  { name: 'thin', listings: 500, places: 45, noise: 0.27 },
  { name: 'very thin', listings: 140, places: 40, noise: 0.32 },
]

const sizeEffect = -0.28
const placeSpread = 0.28
const sizeSpread = 0.45
const effects = { bedrooms: 0.04, bathrooms: 0.05, parkingSpaces: 0.05, age: -0.006, amenities: 0.012 }

/** Deterministic by name. Few neighborhoods have most listings; one in thirty prices has a reason of its own. */
export function drawMarket({
  name,
  listings,
  places,
  noise,
  slopeSpread = 0,
}: SyntheticMarket): PricedListing[] {
  const rng = createRng(`market ${name}`)
  const normal = () => Math.sqrt(-2 * Math.log(rng.range(1e-9, 1))) * Math.cos(2 * Math.PI * rng.range(0, 1))
  const levels = Array.from({ length: places }, () => normal() * placeSpread)
  const slopes = levels.map(() => (slopeSpread > 0 ? sizeEffect + normal() * slopeSpread : sizeEffect))
  return Array.from({ length: listings }, (_, index) => {
    const place = Math.min(places - 1, Math.floor(rng.range(0, 1) ** 2 * places))
    const logArea = Math.log(95) + normal() * sizeSpread
    const area = Math.round(Math.exp(logArea))
    const bedrooms = Math.max(0, Math.round(area / 38 + normal() * 0.6))
    const facts = {
      bedrooms,
      bathrooms: Math.max(1, Math.round(bedrooms / 1.6 + normal() * 0.5)),
      parkingSpaces: Math.max(0, Math.round(area / 90 + normal() * 0.6)),
      age: Math.round(Math.abs(normal()) * 14),
      amenities: rng.int(0, 9),
    }
    const usual = {
      bedrooms: area / 38,
      bathrooms: area / 61,
      parkingSpaces: area / 90,
      age: 11,
      amenities: 4.5,
    }
    const known = (Object.keys(effects) as (keyof typeof effects)[]).reduce(
      (sum, fact) => sum + effects[fact] * (facts[fact] - usual[fact]),
      0,
    )
    const rest = normal() * noise * (index % 30 === 0 ? 2.5 : 1)
    const sized = (slopes[place] ?? 0) * (logArea - Math.log(95))
    const log = Math.log(1500) + sized + (levels[place] ?? 0) + known + rest
    const price = Math.round(Math.exp(log) * area)
    return {
      ...{ id: `${index}`, price, area, place: `place ${place}`, facts },
      isOwnCity: true,
      isOwnType: true,
    }
  })
}

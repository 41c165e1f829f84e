import { agencies } from './agencies.ts'
import { compareListings } from './compareListings.ts'
import { countPlaces } from './countPlaces.ts'
import { developments } from './developments.ts'
import { estimatePrice } from './estimatePrice.ts'
import { exchangeRate } from './exchangeRate.ts'
import { getListing } from './getListing.ts'
import { guides } from './guides.ts'
import { homePrices } from './homePrices.ts'
import { ToolRefusal } from './input/refusal.ts'
import { listingAuthor } from './listingAuthor.ts'
import { listingFigures } from './listingFigures.ts'
import { marketStats } from './marketStats.ts'
import { placeMarket } from './placeMarket.ts'
import { priceHistory } from './priceHistory.ts'
import { returns } from './returns.ts'
import { searchListings, similarListings } from './searchListings.ts'
import { timeListed } from './timeListed.ts'
import type { Tool } from './tool.ts'

export const tools: readonly Tool[] = [
  searchListings,
  getListing,
  similarListings,
  countPlaces,
  compareListings,
  listingAuthor,
  developments,
  agencies,
  placeMarket,
  listingFigures,
  marketStats,
  homePrices,
  timeListed,
  priceHistory,
  estimatePrice,
  returns,
  exchangeRate,
  guides,
]

/** Throws `ToolRefusal` for a name that none has. */
export function toolNamed(name: string): Tool {
  const tool = tools.find((one) => one.name === name)
  if (tool) return tool
  const detail = tools.map((one) => one.name).join(', ')
  throw new ToolRefusal({ code: 'unknown_tool', argument: name, detail })
}

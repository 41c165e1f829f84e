import { compareListings } from './compareListings.ts'
import { countPlaces } from './countPlaces.ts'
import { estimatePrice } from './estimatePrice.ts'
import { exchangeRate } from './exchangeRate.ts'
import { getListing } from './getListing.ts'
import { guides } from './guides.ts'
import { homePrices } from './homePrices.ts'
import { marketStats } from './marketStats.ts'
import { returns } from './returns.ts'
import { searchListings, similarListings } from './searchListings.ts'
import type { Tool } from './tool.ts'

export const tools: readonly Tool[] = [
  searchListings,
  getListing,
  similarListings,
  countPlaces,
  compareListings,
  marketStats,
  homePrices,
  estimatePrice,
  returns,
  exchangeRate,
  guides,
]

import { compareListings } from './compareListings.ts'
import { estimatePrice } from './estimatePrice.ts'
import { exchangeRate } from './exchangeRate.ts'
import { getListing } from './getListing.ts'
import { marketStats } from './marketStats.ts'
import { returns } from './returns.ts'
import { searchListings, similarListings } from './searchListings.ts'
import type { Tool } from './tool.ts'

export const tools: readonly Tool[] = [
  searchListings,
  getListing,
  similarListings,
  compareListings,
  marketStats,
  estimatePrice,
  returns,
  exchangeRate,
]

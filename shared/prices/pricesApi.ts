import { z } from 'zod/mini'
import { endpoint } from '#shared/core/endpoint.ts'
import { placeMarket, placeMarketQuery, placeQuery, placeTypes } from './placeMarket.ts'
import {
  calculation,
  comparables,
  comparablesQuery,
  estimateAccuracy,
  homePrices,
  homePricesQuery,
  listingTrend,
  listingVerdict,
  neighborhoodPrices,
  neighborhoodPricesQuery,
  priceAnalysis,
  priceQuestion,
} from './prices.ts'

export const pricesApi = {
  user: endpoint('GET', '/api/price-analysis/user', {
    summary: 'The price analyses of the listings of who is signed in, newest first',
    access: 'user',
    answer: z.array(priceAnalysis),
    errors: ['not_signed_in'],
  }),
  trend: endpoint('GET', '/api/price-analysis/user/:listingId', {
    summary: 'Where an own listing stands among its comparables, and what it asked over time',
    access: 'user',
    params: z.object({ listingId: z.string() }),
    answer: listingTrend,
    errors: ['not_signed_in', 'forbidden', 'not_found'],
  }),
  calculate: endpoint('POST', '/api/price-analysis/calculate', {
    summary: 'How a price for each square metre stands in its market',
    body: priceQuestion,
    answer: calculation,
    cost: 4,
    errors: [
      'malformed_json',
      'invalid',
      'no_comparables',
      'no_comparables_left',
      'not_signed_in',
      'forbidden',
      'not_found',
    ],
  }),
  comparables: endpoint('GET', '/api/price-analysis/comparables', {
    summary: 'The listings that a price is compared with, those left out among them',
    query: comparablesQuery,
    cost: 4,
    answer: comparables,
    cache: 'public',
    errors: ['bad_parameter'],
  }),
  listing: endpoint('GET', '/api/price-analysis/listing/:id', {
    summary: 'How a listing stands in its market, itself left out',
    params: z.object({ id: z.string() }),
    answer: listingVerdict,
    cache: 'public',
    cost: 2,
    errors: ['not_found'],
  }),
  accuracy: endpoint('GET', '/api/price-analysis/accuracy', {
    summary: 'How far estimates are from what our active listings ask, each left out',
    answer: estimateAccuracy,
    cache: 'public',
  }),
  neighborhoods: endpoint('GET', '/api/price-analysis/neighborhoods', {
    summary: 'Asking prices for each square metre by neighbourhood and by city',
    query: neighborhoodPricesQuery,
    answer: neighborhoodPrices,
    cache: 'public',
    cost: 4,
    errors: ['bad_parameter'],
  }),
  homes: endpoint('GET', '/api/price-analysis/homes', {
    summary: 'What homes of a city ask as a whole, by bedrooms and neighbourhood',
    query: homePricesQuery,
    answer: homePrices,
    cache: 'public',
    cost: 4,
    errors: ['bad_parameter'],
  }),
  placeTypes: endpoint('GET', '/api/markets/types', {
    summary:
      'What is offered in a city or neighbourhood, by type and offer, with its median for each square metre',
    query: placeQuery,
    answer: placeTypes,
    cache: 'public',
    cost: 4,
    errors: ['bad_parameter', 'not_found'],
  }),
  market: endpoint('GET', '/api/markets', {
    summary:
      'The market of a type in a city or neighbourhood: prices now and by month, yield, days and share under offer',
    query: placeMarketQuery,
    answer: placeMarket,
    cache: 'public',
    cost: 4,
    errors: ['bad_parameter', 'not_found'],
  }),
}

/* Cached calls by what their answers show. */

export const ofTheKind = [
  'GET /api/listings',
  'GET /api/listings/facets',
  'GET /api/listings/clusters',
  'GET /api/listings/alternatives',
  'GET /api/listings/investment',
  'GET /api/listings/:id/similar',
  'GET /api/listings/:id/price-history',
  'GET /api/price-analysis/comparables',
  'GET /api/price-analysis/listing/:id',
  'GET /api/price-analysis/neighborhoods',
  'GET /api/price-analysis/homes',
  'GET /api/markets',
  'GET /api/markets/types',
]
export const ofCards = ['GET /api/agencies/:id/active-listings', 'GET /api/agents/:slug/active-listings']
export const ofAgencies = [
  'GET /api/agencies',
  'GET /api/agencies/cities',
  'GET /api/agencies/:id',
  'GET /api/agents/:slug',
  ...ofCards,
]
/** The listings of an agency name who is in charge; that is told of those listings alone. */
export const ofPeople = ofAgencies.filter((name) => name !== 'GET /api/agencies/:id/active-listings')
export const ofTheListing = [
  ...ofTheKind,
  ...ofCards,
  'GET /api/users/:id',
  'GET /api/users/:id/listings',
  'GET /api/listings/trending',
  'GET /api/listings/featured',
  'GET /api/listings/:id',
]
export const ofDevelopments = ['GET /api/developments', 'GET /api/developments/:id']
export const ofSuggestions = ['GET /api/search/suggestions', 'GET /api/search/completions']
export const ofNames = ['GET /api/listings/trending', ...ofSuggestions]

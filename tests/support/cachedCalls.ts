/* Cached calls by what their answers show. */

export const ofTheKind = [
  'GET /api/boosts',
  'GET /api/listings',
  'GET /api/listings/facets',
  'GET /api/listings/clusters',
  'GET /api/listings/figures',
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

/** Of calls about nothing in particular, and about what the tests call so. */
export const fixedAddresses: Record<string, () => string> = {
  'GET /api/openapi.json': () => '/api/openapi.json',
  'GET /api/settings/map': () => '/api/settings/map',
  'GET /api/settings/public': () => '/api/settings/public',
  'GET /api/currency/history': () => '/api/currency/history',
  'GET /api/notifications/key': () => '/api/notifications/key',
  'GET /api/agencies': () => '/api/agencies',
  'GET /api/agencies/cities': () => '/api/agencies/cities',
  'GET /api/agencies/:id': () => '/api/agencies/tajy',
  'GET /api/agencies/:id/active-listings': () => '/api/agencies/tajy/active-listings?text=casa',
  'GET /api/agents/:slug': () => '/api/agents/nilda',
  'GET /api/agents/:slug/active-listings': () => '/api/agents/nilda/active-listings',
  'GET /api/developments': () => '/api/developments',
  'GET /api/developments/:id': () => '/api/developments/torre',
  'GET /api/listings/trending': () => '/api/listings/trending?limit=1',
  'GET /api/listings/featured': () => '/api/listings/featured',
  'GET /api/listings/investment': () => '/api/listings/investment',
  'GET /api/search/suggestions': () => '/api/search/suggestions?query=casa',
  'GET /api/search/place': () => '/api/search/place?query=Luque',
  'GET /api/search/completions': () => '/api/search/completions?query=casa',
  'GET /api/guides/questions': () => '/api/guides/questions?guide=renting&language=es',
  'GET /api/price-analysis/accuracy': () => '/api/price-analysis/accuracy',
  'GET /api/markets/types': () => '/api/markets/types?city=luque&neighborhood=centro',
  'GET /api/price-analysis/homes': () => '/api/price-analysis/homes?city=Luque&transactionType=sale',
}

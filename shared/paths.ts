import type { Language } from './language.ts'
import { addressValues } from './queryKey.ts'

/** A path with values behind it, as they stand in the address. */
function withValues(path: string, values: Record<string, unknown> = {}): string {
  const query = new URLSearchParams(addressValues(values)).toString().replaceAll('%2C', ',')
  return query ? `${path}?${query}` : path
}

const methodPaths = { es: '/metodo', en: '/method' } as const satisfies Record<Language, string>

/** Parts of the method page that other pages point at. */
export const methodParts = [
  'comparables',
  'outliers',
  'figures',
  'difference',
  'confidence',
  'neighborhoods',
  'roi',
  'investment',
  'rate',
  'views',
  'rounding',
  'limits',
] as const
export type MethodPart = (typeof methodParts)[number]

/** Every address of the site; a search takes its filters as they stand in the address. */
export const paths = {
  root: '/',
  home: '/home',
  search: (filters?: Record<string, unknown>) => withValues('/search', filters),
  property: (id: string) => `/property/${encodeURIComponent(id)}`,
  favorites: '/favorites',
  compare: '/compare',
  priceCalculator: '/price-calculator',
  neighborhoodPrices: (filters?: Record<string, unknown>) => withValues('/prices', filters),
  /** How every figure is made: one page with an address in each language. */
  method: (language: Language, part?: MethodPart) => `${methodPaths[language]}${part ? `#${part}` : ''}`,
  profile: '/profile',
  myProperties: '/my-properties',
  settings: '/settings',
  priceDashboard: '/price-dashboard',
  publish: '/publish',
  /** The same screens, for a listing that is there. */
  edit: (id: string) => `/publish/${encodeURIComponent(id)}`,
  /** The public profile of a user. */
  owner: (id: string) => `/users/${encodeURIComponent(id)}`,
  terms: '/terms',
  privacy: '/privacy',
  contact: '/contact',
} as const

/** The same addresses as the router's patterns; the server answers 404 to every other. */
export const routes = {
  root: '/',
  home: '/home',
  search: '/search',
  property: '/property/:id',
  favorites: '/favorites',
  compare: '/compare',
  priceCalculator: '/price-calculator',
  neighborhoodPrices: '/prices',
  metodo: methodPaths.es,
  method: methodPaths.en,
  profile: '/profile',
  myProperties: '/my-properties',
  settings: '/settings',
  priceDashboard: '/price-dashboard',
  publish: '/publish',
  edit: '/publish/:id',
  owner: '/users/:id',
  terms: '/terms',
  privacy: '/privacy',
  contact: '/contact',
} as const

export type RouteName = keyof typeof routes

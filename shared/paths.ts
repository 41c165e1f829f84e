import { addressValues } from './queryKey.ts'

/** Every address of the site; a search takes its filters as they stand in the address. */
export const paths = {
  root: '/',
  home: '/home',
  search: (filters: Record<string, unknown> = {}) => {
    const values = new URLSearchParams(addressValues(filters)).toString().replaceAll('%2C', ',')
    return values ? `/search?${values}` : '/search'
  },
  property: (id: string) => `/property/${encodeURIComponent(id)}`,
  favorites: '/favorites',
  compare: '/compare',
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
  terms: '/terms',
  privacy: '/privacy',
  contact: '/contact',
} as const

export type RouteName = keyof typeof routes

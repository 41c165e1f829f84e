import { defaultLanguage, type Language } from './core/language.ts'
import { addressValues, fillPath } from './core/queryKey.ts'
import type { MethodPart } from './methodParts.ts'
import { pages } from './pages.ts'

export function withValues(path: string, values: Record<string, unknown> = {}): string {
  const query = new URLSearchParams(addressValues(values)).toString().replaceAll('%2C', ',')
  return query ? `${path}?${query}` : path
}

export const paths = {
  root: pages.root.pattern,
  home: pages.home.pattern,
  search: (filters?: Record<string, unknown>) => withValues(pages.search.pattern, filters),
  property: (id: string) => fillPath(pages.property.pattern, { id }),
  favorites: pages.favorites.pattern,
  compare: pages.compare.pattern,
  priceCalculator: pages.priceCalculator.pattern,
  neighborhoodPrices: (filters?: Record<string, unknown>) =>
    withValues(pages.neighborhoodPrices.pattern, filters),
  method: (language: Language, part?: MethodPart) => {
    const { pattern, foreignPattern } = pages.method
    return `${language === defaultLanguage ? pattern : foreignPattern}${part ? `#${part}` : ''}`
  },
  profile: pages.profile.pattern,
  myProperties: pages.myProperties.pattern,
  inbox: (filters?: Record<string, unknown>) => withValues(pages.inbox.pattern, filters),
  inboxSent: pages.inboxSent.pattern,
  inboxSentThread: (id: string) => fillPath(pages.inboxSentThread.pattern, { id }),
  settings: pages.settings.pattern,
  priceDashboard: pages.priceDashboard.pattern,
  publish: pages.publish.pattern,
  edit: (id: string) => fillPath(pages.edit.pattern, { id }),
  owner: (id: string) => fillPath(pages.owner.pattern, { id }),
  terms: pages.terms.pattern,
  privacy: pages.privacy.pattern,
  contact: pages.contact.pattern,
  developers: pages.developers.pattern,
  adminLogin: (returnTo?: string) => withValues(pages.adminLogin.pattern, { returnTo }),
  admin: pages.admin.pattern,
  adminNewProperty: pages.adminNewProperty.pattern,
  adminNewAgent: pages.adminNewAgent.pattern,
  adminPriceCalculator: pages.adminPriceCalculator.pattern,
  adminDashboard: (tab?: string, filters?: Record<string, unknown>) =>
    withValues(pages.adminDashboard.pattern, { tab, ...filters }),
} as const

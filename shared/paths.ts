import { defaultLanguage, type Language } from './core/language.ts'
import { addressValues, fillPath } from './core/queryKey.ts'
import type { MethodSection } from './methodSections.ts'
import { type Page, pages } from './pages.ts'

/** With a query of the values that are set, by name; commas in lists stay readable. */
export function withValues(path: string, values: Record<string, unknown> = {}): string {
  const query = new URLSearchParams(addressValues(values)).toString().replaceAll('%2C', ',')
  return query ? `${path}?${query}` : path
}

/** A page's address in a language, where it has one of its own; `section`: its anchor. */
export function inLanguage(
  { pattern = '', foreignPattern = pattern }: Pick<Page, 'pattern' | 'foreignPattern'>,
  language: Language,
  section?: string,
): string {
  return `${language === defaultLanguage ? pattern : foreignPattern}${section ? `#${section}` : ''}`
}

export const paths = {
  root: pages.root.pattern,
  home: pages.home.pattern,
  search: (filters?: Record<string, unknown>) => withValues(pages.search.pattern, filters),
  property: (id: string) => fillPath(pages.property.pattern, { id }),
  favorites: pages.favorites.pattern,
  /** `confirm`: the token of a saved search; `token`: instead of a session. */
  alerts: (values?: { token?: string; confirm?: string }) => withValues(pages.alerts.pattern, values),
  compare: pages.compare.pattern,
  priceCalculator: pages.priceCalculator.pattern,
  neighborhoodPrices: (filters?: Record<string, unknown>) =>
    withValues(pages.neighborhoodPrices.pattern, filters),
  /** `plan`: figures that differ from the usual ones. */
  investment: (language: Language, plan: Record<string, string> = {}) =>
    withValues(inLanguage(pages.investment, language), plan),
  method: (language: Language, section?: MethodSection) => inLanguage(pages.method, language, section),
  guides: (language: Language) => inLanguage(pages.guides, language),
  profile: pages.profile.pattern,
  mine: pages.mine.pattern,
  /** Of one sheet, or for a new one. */
  import: (sheet?: string) => withValues(pages.import.pattern, { sheet }),
  inbox: (filters?: Record<string, unknown>) => withValues(pages.inbox.pattern, filters),
  inboxSent: pages.inboxSent.pattern,
  inboxSentThread: (id: string) => fillPath(pages.inboxSentThread.pattern, { id }),
  settings: pages.settings.pattern,
  priceDashboard: pages.priceDashboard.pattern,
  agency: (tab?: string) => withValues(pages.agency.pattern, { tab }),
  /** The directory of agencies. */
  agencies: (filters?: Record<string, unknown>) => withValues(pages.agencies.pattern, filters),
  /** For everybody. */
  agencyProfile: (slug: string, filters?: Record<string, unknown>) =>
    withValues(fillPath(pages.agencyProfile.pattern, { slug }), filters),
  agentProfile: (slug: string, filters?: Record<string, unknown>) =>
    withValues(fillPath(pages.agentProfile.pattern, { slug }), filters),
  developments: (language: Language, filters?: Record<string, unknown>) =>
    withValues(inLanguage(pages.developments, language), filters),
  development: (slug: string, language: Language, filters?: Record<string, unknown>) =>
    withValues(inLanguage(pages.development, language).replace(':slug', slug), filters),
  invitation: (token: string) => fillPath(pages.invitation.pattern, { token }),
  publish: pages.publish.pattern,
  edit: (id: string) => fillPath(pages.edit.pattern, { id }),
  owner: (id: string) => fillPath(pages.owner.pattern, { id }),
  terms: pages.terms.pattern,
  privacy: pages.privacy.pattern,
  contact: pages.contact.pattern,
  /** What is wrong with a listing. */
  complaint: (id: string) => withValues(pages.contact.pattern, { listing: id }),
  developers: pages.developers.pattern,
  adminLogin: (returnTo?: string) => withValues(pages.adminLogin.pattern, { returnTo }),
  admin: pages.admin.pattern,
  adminNewProperty: pages.adminNewProperty.pattern,
  adminNewAgent: pages.adminNewAgent.pattern,
  adminPriceCalculator: pages.adminPriceCalculator.pattern,
  adminDashboard: (tab?: string, filters?: Record<string, unknown>) =>
    withValues(pages.adminDashboard.pattern, { tab, ...filters }),
} as const

import { createMatcher, type PathMatch } from './matchPath.ts'
import type { Words } from './words.ts'

/** Who may open a page; for anybody else the client leads on to where they may go. */
export type Access = 'anyone' | 'user'

export interface Page {
  /** Its address, as the router's pattern; undefined: shown for every address that has no page. */
  pattern?: string
  /** Its address in the other languages, where it has a name of its own there. */
  foreignPattern?: string
  /** Its component, under `client/`. */
  file: `${string}/${string}Page.tsx`
  access: Access
  /** Whether search engines may keep it. */
  indexed: boolean
  /** Its name in the tab, where that does not depend on what it shows. */
  title?: (words: Words) => string
  /** A visitor is asked to sign in and comes back, not led to the start: always, or where the address carries this parameter. */
  signIn?: true | 'renew'
  /** Why one has to sign in, where there is more to say than that. */
  signInText?: (words: Words) => string
}

const open = { access: 'anyone', indexed: true } as const
const unlisted = { access: 'anyone', indexed: false } as const
const own = { access: 'user', indexed: false } as const

/** Every page of the site, once: routes, server pages, titles, preloads and sitemap follow from here. */
export const pages = {
  root: { ...open, pattern: '/', file: 'landing/LandingPage.tsx', title: ({ landing }) => landing.title },
  home: { ...open, pattern: '/home', file: 'home/HomePage.tsx', title: ({ home }) => home.title },
  search: { ...open, pattern: '/search', file: 'listings/SearchPage.tsx' },
  property: { ...open, pattern: '/property/:id', file: 'property/PropertyPage.tsx' },
  favorites: {
    ...unlisted,
    pattern: '/favorites',
    file: 'favorites/FavoritesPage.tsx',
    title: ({ favorites }) => favorites.title,
  },
  compare: {
    ...unlisted,
    pattern: '/compare',
    file: 'compare/ComparePage.tsx',
    title: ({ compare }) => compare.title,
  },
  priceCalculator: {
    ...open,
    pattern: '/price-calculator',
    file: 'prices/PriceCalculatorPage.tsx',
    title: ({ prices }) => prices.calculator.title,
  },
  neighborhoodPrices: {
    ...open,
    pattern: '/prices',
    file: 'prices/NeighborhoodPricesPage.tsx',
    title: ({ prices }) => prices.neighborhoods.title,
  },
  method: {
    ...open,
    pattern: '/metodo',
    foreignPattern: '/method',
    file: 'prices/MethodPage.tsx',
    title: ({ prices }) => prices.methodTitle,
  },
  profile: {
    ...own,
    pattern: '/profile',
    file: 'users/ProfilePage.tsx',
    title: ({ users }) => users.title,
  },
  myProperties: {
    ...own,
    pattern: '/my-properties',
    file: 'publish/MyPropertiesPage.tsx',
    title: ({ publish }) => publish.mineTitle,
    signIn: 'renew',
  },
  settings: {
    ...own,
    pattern: '/settings',
    file: 'users/SettingsPage.tsx',
    title: ({ users }) => users.settingsTitle,
  },
  priceDashboard: {
    ...own,
    pattern: '/price-dashboard',
    file: 'prices/PriceDashboardPage.tsx',
    title: ({ dashboard }) => dashboard.title,
    signIn: true,
    signInText: ({ dashboard }) => dashboard.signInText,
  },
  publish: {
    ...unlisted,
    pattern: '/publish',
    file: 'publish/PublishPage.tsx',
    title: ({ publish }) => publish.title,
  },
  /** The same screens, for a listing that is there. */
  edit: {
    ...own,
    pattern: '/publish/:id',
    file: 'publish/PublishPage.tsx',
    title: ({ publish }) => publish.editTitle,
    signIn: true,
  },
  owner: { ...open, pattern: '/users/:id', file: 'users/OwnerPage.tsx' },
  terms: { ...open, pattern: '/terms', file: 'about/TermsPage.tsx', title: ({ about }) => about.termsTitle },
  privacy: {
    ...open,
    pattern: '/privacy',
    file: 'about/PrivacyPage.tsx',
    title: ({ about }) => about.privacyTitle,
  },
  contact: {
    ...open,
    pattern: '/contact',
    file: 'about/ContactPage.tsx',
    title: ({ about }) => about.contactTitle,
  },
  notFound: { ...unlisted, file: 'notFound/NotFoundPage.tsx', title: ({ notFound }) => notFound.title },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

const rows: Record<PageName, Page> = pages
const isPageName = (name: string): name is PageName => Object.hasOwn(rows, name)
export const pageNames: readonly PageName[] = Object.keys(rows).filter(isPageName)

/** What the table says of a page. */
export function pageOf(name: PageName): Page {
  return rows[name]
}

const match = createMatcher(
  pageNames.flatMap((name) => {
    const { pattern, foreignPattern } = rows[name]
    return [pattern, foreignPattern].flatMap((one) => (one === undefined ? [] : [[name, one] as const]))
  }),
)

/** The page of a path, `notFound` where there is none. */
export function matchPage(path: string): PathMatch<PageName> {
  return match(path) ?? { name: 'notFound', params: {} }
}

/** What is shown in the place of a page: whoever is signed in has left the landing page behind. */
export function shownPage(name: PageName, isSignedIn: boolean): PageName {
  return name === 'root' && isSignedIn ? 'home' : name
}

/** The code of each page, a piece of its own, by the first word of its address. */
export const pages = {
  root: () => import('./landing/LandingPage.tsx'),
  home: () => import('./home/HomePage.tsx'),
  search: () => import('./listings/SearchPage.tsx'),
  property: () => import('./property/PropertyPage.tsx'),
  favorites: () => import('./favorites/FavoritesPage.tsx'),
  compare: () => import('./compare/ComparePage.tsx'),
  'price-calculator': () => import('./prices/PriceCalculatorPage.tsx'),
  prices: () => import('./prices/NeighborhoodPricesPage.tsx'),
  metodo: () => import('./prices/MethodPage.tsx'),
  method: () => import('./prices/MethodPage.tsx'),
  profile: () => import('./users/ProfilePage.tsx'),
  'my-properties': () => import('./publish/MyPropertiesPage.tsx'),
  settings: () => import('./users/SettingsPage.tsx'),
  'price-dashboard': () => import('./prices/PriceDashboardPage.tsx'),
  publish: () => import('./publish/PublishPage.tsx'),
  users: () => import('./users/OwnerPage.tsx'),
  terms: () => import('./about/TermsPage.tsx'),
  privacy: () => import('./about/PrivacyPage.tsx'),
  contact: () => import('./about/ContactPage.tsx'),
  notFound: () => import('./notFound/NotFoundPage.tsx'),
}

type PageName = keyof typeof pages

/** The page that an address leads to. */
export function pageAt(path: string): PageName {
  const word = path.split('/')[1] || 'root'
  return isPage(word) ? word : 'notFound'
}

/** Starts to load a page's code, so that it is there when it is asked for; a failure shows when it is. */
export function preloadPage(name: PageName): void {
  pages[name]().catch(() => undefined)
}

/** Loads the code of the four places once the browser has nothing better to do. */
export function preloadTabs(): void {
  const idle = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 2000))
  idle(() => {
    for (const name of tabPages) preloadPage(name)
  })
}

const tabPages = ['search', 'property', 'favorites', 'compare'] as const satisfies PageName[]

function isPage(word: string): word is PageName {
  return Object.hasOwn(pages, word)
}

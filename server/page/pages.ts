import { screenLimits } from '#shared/listings.ts'
import { paths, type RouteName, routes } from '#shared/paths.ts'
import { pricesApi } from '#shared/prices.ts'
import { publishingApi } from '#shared/publishing.ts'
import { ownerPage } from './ownerPage.ts'
import { methodPage, neighborhoodPricesPage } from './pricePages.ts'
import { propertyPage } from './propertyPage.ts'
import { searchPage } from './searchPage.ts'
import { homePage, notFoundPage, ownPage, plainPage, rootPage } from './sitePages.ts'
import type { PageContent, Visit } from './visit.ts'

/** What the server says of every page; a route of the client that is not here does not compile. */
const pages: Record<RouteName, (visit: Visit) => Promise<PageContent>> = {
  root: rootPage,
  home: homePage,
  search: searchPage,
  property: propertyPage,
  favorites: plainPage(
    paths.favorites,
    ({ favorites, page }) => ({ title: favorites.title, description: page.favoritesDescription }),
    { indexed: false },
  ),
  compare: plainPage(
    paths.compare,
    ({ compare, page }) => ({ title: compare.title, description: page.compareDescription }),
    { indexed: false },
  ),
  priceCalculator: plainPage(
    paths.priceCalculator,
    ({ prices, page }) => ({ title: prices.calculator.title, description: page.calculatorDescription }),
    { indexed: true },
  ),
  neighborhoodPrices: neighborhoodPricesPage,
  metodo: methodPage,
  method: methodPage,
  profile: plainPage(
    paths.profile,
    ({ users, page }) => ({ title: users.title, description: page.description }),
    { indexed: false },
  ),
  myProperties: ownPage(
    ({ publish, page }) => ({ title: publish.mineTitle, description: page.description }),
    (boot) => boot.askPages(publishingApi.mine, { query: { limit: screenLimits.mine } }),
  ),
  settings: plainPage(
    paths.settings,
    ({ users, page }) => ({ title: users.settingsTitle, description: page.description }),
    { indexed: false },
  ),
  priceDashboard: ownPage(
    ({ dashboard, page }) => ({ title: dashboard.title, description: page.description }),
    (boot) => boot.ask(pricesApi.user),
  ),
  publish: plainPage(
    paths.publish,
    ({ publish, page }) => ({ title: publish.title, description: page.description }),
    { indexed: false },
  ),
  edit: plainPage(
    paths.publish,
    ({ publish, page }) => ({ title: publish.editTitle, description: page.description }),
    { indexed: false },
  ),
  owner: ownerPage,
  terms: plainPage(
    paths.terms,
    ({ about, page }) => ({ title: about.termsTitle, description: page.termsDescription }),
    { indexed: true },
  ),
  privacy: plainPage(
    paths.privacy,
    ({ about, page }) => ({ title: about.privacyTitle, description: page.privacyDescription }),
    { indexed: true },
  ),
  contact: plainPage(
    paths.contact,
    ({ about, page }) => ({ title: about.contactTitle, description: page.contactDescription }),
    { indexed: true },
  ),
}

export interface Match {
  /** Undefined: no page of ours. */
  name: RouteName | undefined
  params: Record<string, string>
  page: (visit: Visit) => Promise<PageContent>
}

const matchers = Object.entries(routes).map(([name, pattern]) => ({
  name: name as RouteName,
  pattern: patternOf(pattern),
}))

/** The page of a path, by the client's own patterns: capitals and a final slash make no difference. */
export function matchPage(path: string): Match {
  for (const { name, pattern } of matchers) {
    const found = pattern.exec(path)
    if (!found) continue
    try {
      const params = Object.entries(found.groups ?? {}).map(([key, value]) => [
        key,
        decodeURIComponent(value),
      ])
      return { name, params: Object.fromEntries(params), page: pages[name] }
    } catch {
      // A broken escape in the address names nothing.
      break
    }
  }
  return { name: undefined, params: {}, page: notFoundPage }
}

function patternOf(route: string): RegExp {
  const source = route.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)')
  return new RegExp(`^${source}/?$`, 'i')
}

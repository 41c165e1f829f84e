import { actorOf } from '#server/core/http/actor.ts'
import { fixedPath, type Meta } from '#server/page/meta.ts'
import { screenLimits } from '#shared/listings/listingsApi.ts'
import { publishingApi } from '#shared/listings/publishing.ts'
import { type PageName, pageOf } from '#shared/pages.ts'
import { pricesApi } from '#shared/prices/pricesApi.ts'
import { agenciesPage, agencyProfilePage, agentProfilePage } from './agencyPages.ts'
import { developmentPage, developmentsPage } from './developmentPages.ts'
import { guidePages } from './guidePages.ts'
import { ownerPage } from './ownerPage.ts'
import type { OwnContent, PageContent, PageRequest } from './pageRequest.ts'
import { marketPage, neighborhoodPricesPage } from './pricePages.ts'
import { propertyPage } from './propertyPage.ts'
import { searchPage } from './searchPage.ts'
import { homePage, rootPage } from './sitePages.ts'

/** Pages whose first screen shows data. */
const contents: { [Name in PageName]?: (pageRequest: PageRequest) => Promise<OwnContent> } = {
  root: rootPage,
  home: homePage,
  search: searchPage,
  property: propertyPage,
  neighborhoodPrices: neighborhoodPricesPage,
  cityMarket: marketPage,
  neighborhoodMarket: marketPage,
  owner: ownerPage,
  agencies: agenciesPage,
  agencyProfile: agencyProfilePage,
  agentProfile: agentProfilePage,
  developments: developmentsPage,
  development: developmentPage,
  async method({ boot }) {
    await boot.query(pricesApi.accuracy)
    return {}
  },
  ...guidePages,
  async mine({ boot }) {
    await boot.queryPages(publishingApi.mine, { query: { limit: screenLimits.mine } })
    return {}
  },
  async priceDashboard({ boot }) {
    await boot.query(pricesApi.user)
    return {}
  },
}

/** `name`: of the path; `shown`: displayed there. Users' own pages have no data for visitors. */
export async function contentOf(
  name: PageName,
  shown: PageName,
  pageRequest: PageRequest,
): Promise<PageContent> {
  const { request, words } = pageRequest
  const { access, indexed, title } = pageOf(shown)
  const isOpen = access === 'anyone' || actorOf(request, access).kind === access
  const { status, meta, movedTo } = (isOpen && (await contents[shown]?.(pageRequest))) || {}
  const descriptions: { [Name in PageName]?: string } = words.page.descriptions
  const head: Meta = {
    title: title?.(words),
    description: descriptions[shown] ?? words.page.description,
    canonical: fixedPath(name),
    ...meta,
  }
  return {
    status: status ?? (shown === 'notFound' ? 404 : 200),
    meta: indexed ? head : { ...head, canonical: undefined },
    movedTo,
  }
}

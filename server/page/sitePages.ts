import { listingsApi } from '#shared/listings/listingsApi.ts'
import { siteData } from './jsonLd.ts'
import { type OwnContent, statusOf, type Visit } from './visit.ts'

export async function rootPage(visit: Visit): Promise<OwnContent> {
  await visit.boot.query(listingsApi.featured)
  return { meta: { jsonLd: siteData(visit) } }
}

export async function homePage(visit: Visit): Promise<OwnContent> {
  const { boot } = visit
  const [trending] = await Promise.all([
    boot.query(listingsApi.trending, { decisive: true }),
    boot.query(listingsApi.featured),
    boot.query(listingsApi.investment),
  ])
  return { status: statusOf(trending), meta: { jsonLd: siteData(visit) } }
}

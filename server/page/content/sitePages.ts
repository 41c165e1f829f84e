import { listingsApi } from '#shared/listings/listingsApi.ts'
import { siteData } from './jsonLd.ts'
import { type OwnContent, type PageRequest, statusOf } from './pageRequest.ts'

export async function rootPage(pageRequest: PageRequest): Promise<OwnContent> {
  await pageRequest.boot.query(listingsApi.featured)
  return { meta: { jsonLd: siteData(pageRequest) } }
}

export async function homePage(pageRequest: PageRequest): Promise<OwnContent> {
  const { boot } = pageRequest
  const [trending] = await Promise.all([
    boot.query(listingsApi.trending, { decisive: true }),
    boot.query(listingsApi.featured),
    boot.query(listingsApi.investment),
  ])
  return { status: statusOf(trending), meta: { jsonLd: siteData(pageRequest) } }
}

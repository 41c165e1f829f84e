import { nameOf } from '#shared/core/personName.ts'
import { screenLimits } from '#shared/listings/listingsApi.ts'
import { cardSizes } from '#shared/media/mediaUrls.ts'
import { paths } from '#shared/paths.ts'
import { usersApi } from '#shared/users/usersApi.ts'
import { type PageContent, type PageRequest, statusOf } from './pageRequest.ts'

export async function ownerPage({ boot, params, words }: PageRequest): Promise<PageContent> {
  const id = params.id ?? ''
  const [profile, listings] = await Promise.all([
    boot.query(usersApi.profile, { params: { id }, decisive: true }),
    boot.queryPages(usersApi.listings, { params: { id }, query: { limit: screenLimits.search } }),
  ])
  const name = (profile.data && nameOf(profile.data)) ?? words.users.ownerTitle
  const pictures = listings.data?.first()?.media ?? []
  const first = pictures.find((one) => one.isPrimary) ?? pictures[0]
  return {
    status: statusOf(profile),
    meta: {
      title: name,
      description: profile.data
        ? words.users.ownerDescription(name, profile.data.listingsCount)
        : words.page.description,
      canonical: profile.data ? paths.owner(id) : undefined,
      preload: first && { mediaId: first.id, sizes: cardSizes },
    },
  }
}

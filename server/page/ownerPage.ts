import { paths } from '#shared/paths.ts'
import { usersApi } from '#shared/users.ts'
import { type PageContent, statusOf, type Visit } from './visit.ts'

/** `/users/{id}`: the public profile of a user who has one. */
export async function ownerPage({ boot, params, words }: Visit): Promise<PageContent> {
  const id = params.id ?? ''
  const [profile] = await Promise.all([
    boot.ask(usersApi.profile, { params: { id }, decisive: true }),
    boot.ask(usersApi.listings, { params: { id } }),
  ])
  const name = [profile.data?.firstName, profile.data?.lastName].filter(Boolean).join(' ')
  return {
    status: statusOf(profile),
    meta: {
      title: name || words.users.ownerTitle,
      description: words.page.description,
      canonical: profile.data ? paths.owner(id) : undefined,
    },
  }
}

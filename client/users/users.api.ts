import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { setUser, userQuery } from '#client/auth/auth.api.ts'
import { call, callPage } from '#client/core/call.ts'
import { endpointQuery } from '#client/core/queryClient.ts'
import type { Page } from '#shared/core/paging.ts'
import { type QueryKey, queryKey } from '#shared/core/queryKey.ts'
import { type Listing, screenLimits } from '#shared/listings/listings.ts'
import { type CurrentUser, type UserChange, usersApi } from '#shared/users.ts'

const changing = ['change user']
/** What the server last said of who is signed in, while changes of ours are on their way. */
const known = new WeakMap<QueryClient, CurrentUser>()

/** Changes preferences: shown at once, sent in the order they were made, taken back where the last of them fails. */
export function useChangeUser() {
  const client = useQueryClient()
  const shown = () => client.getQueryData(userQuery.queryKey) ?? undefined
  const isLast = () => client.isMutating({ mutationKey: changing }) <= 1
  const show = ({
    language,
    currency,
    emailNotifications,
    pushNotifications,
    publicProfile,
  }: CurrentUser) => {
    const user = shown()
    if (!user) return
    const preferences = { language, currency, emailNotifications, pushNotifications, publicProfile }
    setUser(client, { ...user, ...preferences })
  }
  return useMutation({
    mutationKey: changing,
    scope: { id: changing.join() },
    mutationFn: (change: UserChange) => call(usersApi.change, { body: change }),
    onMutate(change) {
      const user = shown()
      if (!user) return
      if (isLast()) known.set(client, user)
      setUser(client, { ...user, ...change })
    },
    onSuccess(user) {
      known.set(client, user)
      if (isLast()) show(user)
    },
    onError() {
      const user = known.get(client)
      if (user && isLast()) show(user)
    },
  })
}

/** Everything that is kept of who is signed in, as a file that the browser saves. */
export function useExport() {
  return useMutation({
    mutationFn: () => call(usersApi.export),
    onSuccess(data) {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      const link = document.createElement('a')
      link.href = URL.createObjectURL(file)
      link.download = `oga-${data.exportedAt.slice(0, 10)}.json`
      link.click()
      URL.revokeObjectURL(link.href)
    },
  })
}

/** Deletes the account; from then on nobody is signed in, and nothing of theirs is left in this page. */
export function useErase() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(usersApi.erase),
    onSuccess() {
      client.setQueryData(userQuery.queryKey, null)
      client.removeQueries({
        predicate: (query) => !query.isActive() && query.queryKey !== userQuery.queryKey,
      })
    },
  })
}

/** The public profile of a user. */
export function profileQuery(id: string) {
  return endpointQuery(usersApi.profile, { params: { id } })
}

/** Their active listings, page by page. */
export function ownersListingsQuery(id: string) {
  const params = { id }
  const query = { limit: screenLimits.search }
  return infiniteQueryOptions<
    Page<Listing>,
    Error,
    InfiniteData<Page<Listing>, string | null>,
    QueryKey,
    string | null
  >({
    queryKey: queryKey(usersApi.listings, { params, query }),
    queryFn: ({ pageParam, signal }) =>
      callPage(usersApi.listings, { params, query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: null,
    getNextPageParam: (last) => last.next ?? null,
  })
}

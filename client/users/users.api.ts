import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { setUser, userQuery } from '#client/auth/auth.api.ts'
import { call, callPage } from '#client/core/call.ts'
import { findQuery } from '#client/core/queryClient.ts'
import type { Page } from '#shared/core/paging.ts'
import { type QueryKey, queryKey } from '#shared/core/queryKey.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { screenLimits } from '#shared/listings/listingsApi.ts'
import type { CurrentUser, UserChange } from '#shared/users/users.ts'
import { usersApi } from '#shared/users/usersApi.ts'

const changeKey = ['change user']
/** While changes are in flight. */
const lastResponse = new WeakMap<QueryClient, CurrentUser>()

/** Optimistic, one at a time; rolled back if the last change fails. */
export function useChangeUser() {
  const client = useQueryClient()
  const cachedUser = () => client.getQueryData(userQuery.queryKey) ?? undefined
  const isLast = () => client.isMutating({ mutationKey: changeKey }) <= 1
  const showPreferences = ({
    language,
    currency,
    emailNotifications,
    pushNotifications,
    favoriteAlerts,
    publicProfile,
    emailBounced,
  }: CurrentUser) => {
    const user = cachedUser()
    if (!user) return
    const preferences = {
      language,
      currency,
      emailNotifications,
      pushNotifications,
      favoriteAlerts,
      publicProfile,
      emailBounced,
    }
    setUser(client, { ...user, ...preferences })
  }
  return useMutation({
    mutationKey: changeKey,
    scope: { id: changeKey.join() },
    mutationFn: (change: UserChange) => call(usersApi.change, { body: change }),
    onMutate(change) {
      const user = cachedUser()
      if (!user) return
      if (isLast()) lastResponse.set(client, user)
      // The address is tried again.
      const emailBounced = user.emailBounced && !change.emailNotifications
      setUser(client, { ...user, ...change, emailBounced })
    },
    onSuccess(user) {
      lastResponse.set(client, user)
      if (isLast()) showPreferences(user)
    },
    onError() {
      const user = lastResponse.get(client)
      if (user && isLast()) showPreferences(user)
    },
  })
}

/** As a JSON file. */
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

/** Deletes the account, then its data on this page. */
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

export function profileQuery(id: string) {
  return findQuery(usersApi.profile, { params: { id } })
}

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

import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { CallError, call, pageLanguage } from '#client/core/call.ts'
import { authApi, loginPath } from '#shared/auth.ts'
import { queryKey } from '#shared/core/queryKey.ts'
import type { CurrentUser } from '#shared/users.ts'

/** Who is signed in; null for a visitor. Pages come with it, so that this asks only where the server was late. */
export const userQuery = queryOptions<CurrentUser | null>({
  queryKey: queryKey(authApi.user),
  queryFn: async ({ signal }) => {
    try {
      return await call(authApi.user, { signal })
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return null
      throw error
    }
  },
})

/** The user that is signed in; null: a visitor; undefined: not yet known. */
export function useUser(): CurrentUser | null | undefined {
  const { data, isError } = useQuery(userQuery)
  return isError ? null : data
}

/** Keeps what a call said of the user that is signed in. */
export function setUser(client: QueryClient, user: CurrentUser): void {
  client.setQueryData(userQuery.queryKey, user)
}

/** Leaves for the provider and comes back to this page, or to another one of ours. */
export function goToSignIn(returnTo = location.pathname + location.search): void {
  location.assign(loginPath(returnTo, pageLanguage()))
}

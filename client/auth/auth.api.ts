import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { CallError, call, pageLanguage } from '#client/core/call.ts'
import { sharedQuery } from '#client/core/sharedQuery.ts'
import { authApi, loginPath } from '#shared/auth.ts'
import { queryKey } from '#shared/core/queryKey.ts'
import type { CurrentUser } from '#shared/users/users.ts'

/** Null for a visitor. */
export async function readUser(signal?: AbortSignal): Promise<CurrentUser | null> {
  try {
    return await call(authApi.user, { signal })
  } catch (error) {
    // 403: signed in as administrator only.
    if (error instanceof CallError && (error.status === 401 || error.status === 403)) return null
    throw error
  }
}

/** Usually boot data. */
export const userQuery = queryOptions<CurrentUser | null>({
  queryKey: queryKey(authApi.user),
  queryFn: ({ signal }) => readUser(signal),
})

const useUserQuery = sharedQuery(userQuery)

/** Null for a visitor, undefined while loading. */
export function useUser(): CurrentUser | null | undefined {
  const { data, isError } = useUserQuery()
  return isError ? null : data
}

export function setUser(client: QueryClient, user: CurrentUser | null): void {
  client.setQueryData(userQuery.queryKey, user)
}

export function goToSignIn(returnTo = location.pathname + location.search): void {
  location.assign(loginPath(returnTo, pageLanguage()))
}

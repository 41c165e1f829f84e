import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { CallError, call } from '#client/core/call.ts'
import { paths } from '#client/paths.ts'
import { type AdminSession, adminSignInApi } from '#shared/administrators/signIn.ts'
import { authApi } from '#shared/auth.ts'
import { type QueryKey, queryKey } from '#shared/core/queryKey.ts'
import { currencyApi } from '#shared/currency/currencyApi.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'

export const adminQuery = queryOptions<AdminSession | null>({
  queryKey: queryKey(adminSignInApi.auth),
  queryFn: async ({ signal }) => {
    try {
      return await call(adminSignInApi.auth, { signal })
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return null
      throw error
    }
  },
})

/** Null without a session, undefined while loading. */
export function useAdminSession(): AdminSession | null | undefined {
  return useQuery(adminQuery).data
}

export function useAdmin(): AdminSession {
  const session = useAdminSession()
  if (!session) throw new Error('useAdmin needs the panel around it')
  return session
}

const lasting: readonly QueryKey[] = [authApi.user, currencyApi.rate, settingsApi.public].map((endpoint) =>
  queryKey(endpoint),
)

/** Clears what another administrator has loaded. */
export function setAdminSession(client: QueryClient, session: AdminSession): void {
  const before = client.getQueryData(adminQuery.queryKey)
  if (before && before.id !== session.id) forget(client)
  client.setQueryData(adminQuery.queryKey, session)
}

function forget(client: QueryClient): void {
  client.removeQueries({
    predicate: (query) => !lasting.some((key) => JSON.stringify(key) === JSON.stringify(query.queryKey)),
  })
}

/** Throws if the server cannot be reached. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return async () => {
    await call(adminSignInApi.logout)
    navigate(paths.adminLogin())
    forget(client)
    client.setQueryData(adminQuery.queryKey, null)
  }
}

import { hashKey, type Query, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { CallError } from '#client/core/call.ts'
import { followErrors } from '#client/core/queryClient.ts'
import { plainText, stored } from '#client/core/storage.ts'
import { authApi } from '#shared/auth.ts'
import { queryKey } from '#shared/core/queryKey.ts'
import { currencyApi } from '#shared/currency/currencyApi.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'
import { readUser, setUser, userQuery } from './auth.api.ts'

/** Id of the user last seen in any tab; empty: a visitor. */
const sessionStore = stored('oga.session', { parse: String }, '', { format: plainText })

const lasting = new Set(
  [authApi.user, currencyApi.rate, settingsApi.public].map(({ path }) => hashKey(queryKey({ path }))),
)

const mayBeOwn = ({ queryKey: [start], queryHash }: Query) => start === 'api' && !lasting.has(queryHash)

/** Ends or changes the session of this tab when another tab or a refused call shows that it is over. */
export function SessionWatch() {
  const client = useQueryClient()
  const { data: user } = useQuery(userQuery)
  const id = user === undefined ? undefined : (user?.id ?? '')
  const before = useRef(id)

  useEffect(() => {
    if (id === undefined) return
    sessionStore.set(id)
    if (before.current && before.current !== id) {
      // A page that gives way to a sign-in asks nothing more: it would be refused.
      if (id === '') client.removeQueries({ predicate: mayBeOwn })
      else void client.resetQueries({ predicate: mayBeOwn })
    }
    before.current = id
  }, [client, id])

  useEffect(() => {
    let isLooking = false
    const look = async () => {
      if (isLooking) return
      isLooking = true
      const now = await readUser().catch(() => undefined)
      isLooking = false
      if (now !== undefined) setUser(client, now)
    }
    const stops = [
      sessionStore.subscribe(() => {
        if (sessionStore.get() !== id) void look()
      }),
      followErrors(client, (error) => {
        if (id && error instanceof CallError && error.status === 401) void look()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, id])
  return null
}

import type { QueryClient } from '@tanstack/react-query'
import { offlineState, setTrouble } from './offlineState.ts'

export async function refresh(client: QueryClient): Promise<void> {
  const { copies } = offlineState()
  setTrouble(navigator.onLine ? undefined : 'offline')
  await client.refetchQueries({
    predicate: (query) => copies.has(query.queryHash) || (query.isActive() && query.state.status === 'error'),
  })
}

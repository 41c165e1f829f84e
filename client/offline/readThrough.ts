import type { QueryClient } from '@tanstack/react-query'
import { loadOffline } from './loadOffline.ts'
import { markArrived, troubleOf } from './offlineState.ts'

/** Milliseconds before looking for a copy. */
const timeout = 4000

export function readThroughCopies(client: QueryClient): void {
  const options = client.getDefaultOptions()
  client.setDefaultOptions({
    ...options,
    queries: {
      ...options.queries,
      async persister(queryFn, context, query) {
        const network = (async () => queryFn(context))()
        const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeout, undefined))
        const inTime = network.then(
          (data) => ({ data }),
          (error: unknown) => ({ error }),
        )
        const first = await Promise.race([inTime, late])
        if (!first || 'error' in first) {
          if (first && !troubleOf(first.error)) throw first.error
          const recovery = await loadOffline().catch(() => undefined)
          if (!recovery) return network
          // Notices when the connection is back.
          if (import.meta.env.PROD) recovery.startOffline(client)
          return recovery.recover(network, query, first)
        }
        markArrived(query.queryHash)
        return first.data
      },
    },
  })
}

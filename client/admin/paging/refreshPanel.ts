import type { QueryClient } from '@tanstack/react-query'

/** Everything of the panel except the session. */
export function refreshPanel(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [, area, part] }) => area === 'admin' && part !== 'auth',
  })
}

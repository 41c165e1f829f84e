import type { QueryClient } from '@tanstack/react-query'

/** After a change: every list and figure of the panel, but not who is signed in. */
export function refreshPanel(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [, area, part] }) => area === 'admin' && part !== 'auth',
  })
}

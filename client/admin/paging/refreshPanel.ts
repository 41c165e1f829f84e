import type { QueryClient } from '@tanstack/react-query'
import { pagesKey } from '#client/ui/list/usePages.ts'

/**
 * Everything of the panel except the session. Lists that are kept are read again when they are next opened, so that no row
 * moves under the pointer.
 */
export async function refreshPanel(
  client: QueryClient,
  { lists = 'refetch' }: { lists?: 'refetch' | 'keep' } = {},
): Promise<void> {
  const isPanel = ([, area, part]: readonly unknown[]) => area === 'admin' && part !== 'auth'
  const isList = (key: readonly unknown[]) => key.includes(pagesKey)
  await Promise.all([
    client.invalidateQueries({ predicate: ({ queryKey: key }) => isPanel(key) && !isList(key) }),
    client.invalidateQueries({
      predicate: ({ queryKey: key }) => isPanel(key) && isList(key),
      refetchType: lists === 'keep' ? 'none' : 'active',
    }),
  ])
}

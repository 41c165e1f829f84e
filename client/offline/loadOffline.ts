import { lazyPart } from '#client/core/lazyPart.tsx'

/** Rejects where the code cannot be loaded. */
export async function loadOffline() {
  const { offlineParts } = await import('./offlineParts.ts')
  return offlineParts
}

export const LazyOfflineBar = lazyPart(
  () => import('./OfflineBar.tsx').then(({ OfflineBar }) => OfflineBar),
  'offline',
)

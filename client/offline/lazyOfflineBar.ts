import { lazyPart } from '#client/core/lazyPart.tsx'

export const LazyOfflineBar = lazyPart(
  () => import('./OfflineBar.tsx').then(({ OfflineBar }) => OfflineBar),
  'offline',
)

import type { QueryClient } from '@tanstack/react-query'
import { registerWorker } from '#client/core/registerWorker.ts'
import { followQueries } from './followQueries.ts'
import { LazyOfflineBar } from './lazyOfflineBar.ts'
import { loadCopyParts } from './loadCopyParts.ts'
import { offlineState, setTrouble, subscribeOffline } from './offlineState.ts'
import { followOwner } from './owner.ts'
import { refresh } from './refresh.ts'

/** Milliseconds: what the page itself loads and does comes first. */
const startDelay = 2000

export function startOffline(client: QueryClient): void {
  const mayStart = new Promise<void>((resolve) => setTimeout(resolve, startDelay))
  followOwner(client)
  followQueries(client, mayStart)
  followConnection(client)
  // Needed when nothing can be loaded any more.
  LazyOfflineBar.load().catch(() => undefined)
  void mayStart.then(() => {
    loadCopyParts().catch(() => undefined)
    startWorker()
  })
}

function startWorker(): void {
  if ('serviceWorker' in navigator) registerWorker().catch(() => undefined)
}

function followConnection(client: QueryClient): void {
  addEventListener('offline', () => setTrouble('offline'))
  addEventListener('online', () => void refresh(client))
  if (!navigator.onLine) setTrouble('offline')
  let before = offlineState().trouble
  subscribeOffline(() => {
    const { trouble } = offlineState()
    const isOver = before !== undefined && trouble === undefined
    before = trouble
    if (isOver) void refresh(client)
  })
}

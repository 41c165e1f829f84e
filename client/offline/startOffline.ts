import type { QueryClient } from '@tanstack/react-query'
import { registerWorker } from '#client/core/registerWorker.ts'
import { followQueries } from './followQueries.ts'
import { LazyOfflineBar } from './lazyOfflineBar.ts'
import { offlineState, setTrouble, subscribeOffline } from './offlineState.ts'
import { followOwner } from './owner.ts'
import { refresh } from './refresh.ts'

/** Milliseconds: the page's own requests come first. */
const workerDelay = 2000

export function startOffline(client: QueryClient): void {
  followOwner(client)
  followQueries(client)
  followConnection(client)
  // Needed when nothing can be loaded any more.
  LazyOfflineBar.load().catch(() => undefined)
  setTimeout(startWorker, workerDelay)
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

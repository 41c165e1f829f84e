import type { QueryClient } from '@tanstack/react-query'
import { registerWorker } from '#client/core/registerWorker.ts'
import { followQueries } from './followQueries.ts'
import { LazyOfflineBar } from './lazyOfflineBar.ts'
import { offlineState, setTrouble, subscribeOffline } from './offlineState.ts'
import { followOwner } from './owner.ts'
import { refresh } from './refresh.ts'

/** Milliseconds after the page: until then its own pictures and code need the connection more. */
const workerDelay = 2000

/** Saves what is seen, for reading without a connection, and registers the worker that brings the page then. */
export function startOffline(client: QueryClient): void {
  followOwner(client)
  followQueries(client)
  followConnection(client)
  // It is shown when nothing can be loaded any more.
  LazyOfflineBar.load().catch(() => undefined)
  setTimeout(startWorker, workerDelay)
}

/** Where workers are forbidden, the page works as well, but not without a connection. */
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

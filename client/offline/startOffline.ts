import type { QueryClient } from '@tanstack/react-query'
import { registerWorker } from '#client/core/workers/registerWorker.ts'
import { followQueries } from './followQueries.ts'
import { LazyOfflineBar } from './lazyOfflineBar.ts'
import { loadCopyParts } from './loadCopyParts.ts'
import { offlineState, setTrouble, subscribeOffline } from './offlineState.ts'
import { followOwner } from './owner.ts'
import { refresh } from './refresh.ts'

let isStarted = false

/** Runs once. */
export function startOffline(client: QueryClient): void {
  if (isStarted) return
  isStarted = true
  followOwner(client)
  followQueries(client)
  followConnection(client)
  // Needed when nothing can be loaded any more.
  LazyOfflineBar.load().catch(() => undefined)
  loadCopyParts().catch(() => undefined)
  startWorker()
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

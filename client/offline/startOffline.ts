import type { QueryClient } from '@tanstack/react-query'
import { pageLanguage } from '#client/core/call.ts'
import { registerWorker } from '#client/core/registerWorker.ts'
import { loadWords } from '#client/core/words.ts'
import { followQueries } from './followQueries.ts'
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
  preloadBar()
  setTimeout(startWorker, workerDelay)
}

/** It is shown when nothing can be loaded any more. */
function preloadBar(): void {
  Promise.all([import('./OfflineBar.tsx'), loadWords(pageLanguage(), ['offline'])]).catch(() => undefined)
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

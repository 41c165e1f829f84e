import { useSyncExternalStore } from 'react'
import { CallError, ConnectionError } from '#client/core/call.ts'

/** Why the network brings nothing: there is no connection, or the server does not answer. */
export type Trouble = 'offline' | 'unavailable'

interface OfflineState {
  trouble: Trouble | undefined
  /** Queries whose data was saved by an earlier visit: query hash to milliseconds since 1970. */
  copies: ReadonlyMap<string, number>
}

/** Also of pages rendered by the server. */
const connected: OfflineState = { trouble: undefined, copies: new Map() }
let state = connected
const listeners = new Set<() => void>()

export function offlineState(): OfflineState {
  return state
}

export function setTrouble(trouble: Trouble | undefined): void {
  if (trouble !== state.trouble) change({ ...state, trouble })
}

/** Notes whether a query's data is a copy, and from when. */
export function setCopy(queryHash: string, savedAt: number | undefined): void {
  if (state.copies.get(queryHash) === savedAt) return
  const copies = new Map(state.copies)
  if (savedAt === undefined) copies.delete(queryHash)
  else copies.set(queryHash, savedAt)
  change({ ...state, copies })
}

/** The network brought a query's data. */
export function markArrived(queryHash: string): void {
  setTrouble(undefined)
  setCopy(queryHash, undefined)
}

function change(next: OfflineState): void {
  state = next
  for (const listener of listeners) listener()
}

export function subscribeOffline(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useOfflineState(): OfflineState {
  return useSyncExternalStore(subscribeOffline, offlineState, () => connected)
}

/** Undefined for errors that a copy would hide, such as 'not found'. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof ConnectionError) return 'offline'
  return error instanceof CallError && error.status >= 500 ? 'unavailable' : undefined
}

import { useSyncExternalStore } from 'react'
import { CallError, ConnectionError } from '#client/core/call.ts'

/** No connection, or no response. */
export type Trouble = 'offline' | 'unavailable'

interface OfflineState {
  trouble: Trouble | undefined
  /** Query hash to milliseconds since 1970. */
  copies: ReadonlyMap<string, number>
}

const connected: OfflineState = { trouble: undefined, copies: new Map() }
let state = connected
const listeners = new Set<() => void>()

export function offlineState(): OfflineState {
  return state
}

export function setTrouble(trouble: Trouble | undefined): void {
  if (trouble !== state.trouble) change({ ...state, trouble })
}

/** Undefined: not a copy. */
export function setCopy(queryHash: string, savedAt: number | undefined): void {
  if (state.copies.get(queryHash) === savedAt) return
  const copies = new Map(state.copies)
  if (savedAt === undefined) copies.delete(queryHash)
  else copies.set(queryHash, savedAt)
  change({ ...state, copies })
}

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

/** Undefined for errors that a copy would hide, such as `not_found`. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof ConnectionError) return 'offline'
  return error instanceof CallError && error.status >= 500 ? 'unavailable' : undefined
}

import { useSyncExternalStore } from 'react'
import type { Check } from './checks.ts'

/** A value in localStorage, shared by all tabs; in memory if storage is blocked or full. */
export interface Stored<Value> {
  key: string
  /** Without a stored value, and in pages rendered by the server. */
  fallback: Value
  get(): Value
  /** False: only in memory. */
  set(value: Value): boolean
  /** Sets a value computed from the stored one, including a change that another tab just made. */
  update(next: (value: Value) => Value): boolean
  clear(): void
  subscribe(listener: () => void): () => void
}

interface Format {
  read(text: string): unknown
  write(value: unknown): string
}
const json: Format = { read: (text) => JSON.parse(text), write: (value) => JSON.stringify(value) }
/** Unquoted text. */
export const plainText: Format = { read: (text) => text, write: String }

interface Options {
  format?: Format
  /** Called when a value could not be stored. */
  onFailure?: () => void
}

/** A value under a key of localStorage; what does not pass the check counts as absent. */
export function stored<Value>(
  key: string,
  check: Check<Value>,
  fallback: Value,
  { format = json, onFailure }: Options = {},
): Stored<Value> {
  const listeners = new Set<() => void>()
  /** Whether what is stored is older than the value in memory. */
  let isOutdated = false
  let text = read(key)
  let value = parse(text)

  function parse(from: string | null): Value {
    if (from === null) return fallback
    try {
      return check.parse(format.read(from))
    } catch {
      return fallback
    }
  }
  function apply(next: string | null) {
    if (next === text) return
    text = next
    value = parse(next)
    for (const listener of listeners) listener()
  }
  globalThis.window?.addEventListener('storage', (event) => {
    if (event.key === key && !isOutdated) apply(event.newValue)
    if (event.key !== null) return
    isOutdated = false
    apply(null)
  })

  function set(next: Value) {
    const nextText = format.write(next)
    const isStored = write(key, nextText)
    isOutdated = !isStored
    apply(nextText)
    if (!isStored) onFailure?.()
    return isStored
  }

  return {
    key,
    fallback,
    get: () => value,
    set,
    update(next) {
      const fresh = read(key)
      // Null may mean that storage is blocked: then the value in memory is the current one.
      if (fresh !== null && !isOutdated) apply(fresh)
      return set(next(value))
    },
    clear() {
      isOutdated = !write(key, null)
      apply(null)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const year = 31_536_000

/** Copies a value to the cookie of the same name, for pages that the server renders with it. */
export function copiedToCookie<Value>(store: Stored<Value>): Stored<Value> {
  if (!globalThis.document) return store
  const copy = () => {
    const value = store.get()
    const isSet = value !== store.fallback
    if (!isSet && !document.cookie.includes(`${store.key}=`)) return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not known to every browser in use
    document.cookie = `${store.key}=${isSet ? value : ''}; Path=/; SameSite=Lax; Max-Age=${isSet ? year : 0}`
  }
  copy()
  store.subscribe(copy)
  return store
}

export function useStored<Value>(store: Stored<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => store.fallback)
}

/** Unsent form input, under `oga.draft.<name>`. */
export function draft<Value>(
  name: string,
  check: Check<Value>,
  fallback: Value,
  options?: Options,
): Stored<Value> {
  return stored(`oga.draft.${name}`, check, fallback, options)
}

function read(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null
  } catch {
    return null
  }
}

function write(key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis.localStorage?.removeItem(key)
    else globalThis.localStorage?.setItem(key, text)
    return true
  } catch {
    // Storage is blocked or full: the value stays in memory.
    return false
  }
}

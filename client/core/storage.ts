import { useSyncExternalStore } from 'react'
import type { Check } from './checks.ts'

/** In localStorage, shared by all tabs; in memory if storage is blocked or full. */
export interface Stored<Value> {
  key: string
  fallback: Value
  get(): Value
  /** False: only in memory. */
  set(value: Value): boolean
  /** Based on the stored value, which another tab may just have changed. */
  update(next: (value: Value) => Value): boolean
  clear(): void
  subscribe(listener: () => void): () => void
}

interface Format {
  read(text: string): unknown
  write(value: unknown): string
}
const json: Format = { read: (text) => JSON.parse(text), write: (value) => JSON.stringify(value) }
/** Not JSON. */
export const plainText: Format = { read: (text) => text, write: String }

interface Options {
  format?: Format
  onFailure?: () => void
}

/** A value that fails the check counts as absent. */
export function stored<Value>(
  key: string,
  check: Check<Value>,
  fallback: Value,
  { format = json, onFailure }: Options = {},
): Stored<Value> {
  const listeners = new Set<() => void>()
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
      // Null may mean blocked storage.
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

const ownPrefix = 'oga.own.'

/** Of what is stored for whoever is signed in: it goes when they sign out. */
export const ownKey = (name: string) => ownPrefix + name

export function forgetOwn(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(ownPrefix)) localStorage.removeItem(key)
}

const year = 31_536_000

/** Also in a cookie of the same name, for server rendering. */
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
    return false
  }
}

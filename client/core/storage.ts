import { useSyncExternalStore } from 'react'
import type { z } from 'zod/mini'

/** A value saved in the browser, shared by all tabs; held in memory only where storage is blocked or full. */
export interface Stored<Value> {
  get(): Value
  set(value: Value): void
  /** Sets what follows from the value as it is now, also where another tab changed it a moment ago. */
  change(next: (value: Value) => Value): void
  clear(): void
  subscribe(listener: () => void): () => void
}

interface Format {
  read(text: string): unknown
  write(value: unknown): string
}
const json: Format = { read: (text) => JSON.parse(text), write: (value) => JSON.stringify(value) }
/** The bare word, without quotation marks. */
export const plainText: Format = { read: (text) => text, write: String }

/** A value under a key of localStorage; whatever does not fit the schema counts as absent. */
export function stored<Value>(
  key: string,
  schema: z.ZodMiniType<Value>,
  absent: Value,
  format: Format = json,
): Stored<Value> {
  const listeners = new Set<() => void>()
  let text = read(key)
  let value = parse(text)

  function parse(from: string | null): Value {
    if (from === null) return absent
    try {
      return schema.parse(format.read(from))
    } catch {
      return absent
    }
  }
  function take(next: string | null) {
    if (next === text) return
    text = next
    value = parse(next)
    for (const listener of listeners) listener()
  }
  globalThis.window?.addEventListener('storage', (event) => {
    if (event.key === key) take(event.newValue)
    if (event.key === null) take(null)
  })

  function set(next: Value) {
    const nextText = format.write(next)
    write(key, nextText)
    take(nextText)
  }

  return {
    get: () => value,
    set,
    change(next) {
      const fresh = read(key)
      // Absent may mean blocked: then what this tab remembers is all there is.
      if (fresh !== null) take(fresh)
      set(next(value))
    },
    clear() {
      write(key, null)
      take(null)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The stored value, followed as it changes in this tab or another. */
export function useStored<Value>(store: Stored<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}

/** Something typed and not yet sent, under `oga.draft.<name>`. */
export function draft<Value>(name: string, schema: z.ZodMiniType<Value>, absent: Value): Stored<Value> {
  return stored(`oga.draft.${name}`, schema, absent)
}

function read(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null
  } catch {
    return null
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) globalThis.localStorage?.removeItem(key)
    else globalThis.localStorage?.setItem(key, text)
  } catch {
    // Blocked or full: the value lives on in this tab.
  }
}

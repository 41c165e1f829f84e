import { createContext, use, useSyncExternalStore } from 'react'
import type { Rendering } from '#shared/page/boot.ts'

/** What the server rendered the page with; absent where the browser renders it from the start. */
export const RenderingContext = createContext<Rendering | undefined>(undefined)

const noChanges = () => () => undefined

/**
 * A value of the browser. Pages rendered by the server show the server's until they are hydrated; `read` must return
 * the same value until it changes.
 */
export function useBrowserValue<Value>(
  read: () => Value,
  rendered: (rendering: Rendering) => Value,
  subscribe: (listener: () => void) => () => void = noChanges,
): Value {
  const rendering = use(RenderingContext)
  return useSyncExternalStore(subscribe, read, () => (rendering ? rendered(rendering) : read()))
}

const minute = 60_000

/** Milliseconds since 1970, to the minute or another step: with a longer one, fewer hydrated pages change. */
export function useNow(step = minute): number {
  const toStep = (now: number) => Math.floor(now / step) * step
  return useBrowserValue(
    () => toStep(Date.now()),
    ({ now }) => toStep(now),
  )
}

/** The site's address, without a final slash. */
export function useOrigin(): string {
  return useBrowserValue(
    () => location.origin,
    ({ origin }) => origin,
  )
}

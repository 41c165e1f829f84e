import { createContext, use, useSyncExternalStore } from 'react'
import type { Rendering } from '#shared/page/bootData.ts'

/** Undefined if the browser rendered the page. */
export const RenderingContext = createContext<Rendering | undefined>(undefined)

const noChanges = () => () => undefined

/** The server's value until hydration. `read` must be stable between changes. */
export function useBrowserValue<Value>(
  read: () => Value,
  rendered: (rendering: Rendering) => Value,
  subscribe: (listener: () => void) => () => void = noChanges,
): Value {
  const rendering = use(RenderingContext)
  return useSyncExternalStore(subscribe, read, () => (rendering ? rendered(rendering) : read()))
}

const minute = 60_000

/** Milliseconds since 1970, rounded down to `step`. */
export function useNow(step = minute): number {
  return useBrowserValue(
    () => toStep(Date.now(), step),
    ({ now }) => toStep(now, step),
  )
}

export const toStep = (now: number, step: number) => Math.floor(now / step) * step

/** Without a trailing slash. */
export function useOrigin(): string {
  return useBrowserValue(
    () => location.origin,
    ({ origin }) => origin,
  )
}

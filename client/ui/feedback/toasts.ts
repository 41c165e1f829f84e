import { type ReactNode, useSyncExternalStore } from 'react'

export interface ToastInput {
  title?: ReactNode
  description?: ReactNode
  variant?: 'default' | 'destructive'
  /** A way to act on it at once, such as undoing. */
  action?: { label: string; onPress: () => void }
}
export interface ToastItem extends ToastInput {
  id: number
  open: boolean
}

/** How long a notification stays, and how long a dismissed one is kept before it is let go; milliseconds. */
export const toastDuration = 5000
export const toastRemovalDelay = 1_000_000

let current: ToastItem | undefined
let removal: ReturnType<typeof setTimeout> | undefined
let lastId = 0
const listeners = new Set<() => void>()

function show(item: ToastItem | undefined) {
  current = item
  for (const listener of listeners) listener()
}

/** Notifies the reader, from anywhere; at most one stands at a time, so a second takes the place of the first. */
export function toast(input: ToastInput): void {
  clearTimeout(removal)
  lastId += 1
  show({ ...input, id: lastId, open: true })
}

/** Takes a notification off the screen. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return
  show({ ...current, open: false })
  removal = setTimeout(() => show(undefined), toastRemovalDelay)
}

export function currentToast(): ToastItem | undefined {
  return current
}

export function useToast(): ToastItem | undefined {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, currentToast)
}

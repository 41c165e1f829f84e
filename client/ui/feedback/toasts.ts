import { type ReactNode, useSyncExternalStore } from 'react'

export interface ToastInput {
  title?: ReactNode
  description?: ReactNode
  variant?: 'default' | 'destructive'
  action?: { label: string; onPress: () => void }
}
export interface ToastItem extends ToastInput {
  id: number
  open: boolean
}

/** Milliseconds until a toast closes, and then until it is removed. */
export const toastDuration = 5000
/** Tests give a busy machine more. */
export const toastTiming = { duration: toastDuration }
export const toastRemovalDelay = 1_000_000

let current: ToastItem | undefined
let removalTimer: ReturnType<typeof setTimeout> | undefined
let lastId = 0
const listeners = new Set<() => void>()

function show(item: ToastItem | undefined) {
  current = item
  for (const listener of listeners) listener()
}

/** At most one is open: a second replaces the first. */
export function toast(input: ToastInput): void {
  clearTimeout(removalTimer)
  lastId += 1
  show({ ...input, id: lastId, open: true })
}

export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return
  show({ ...current, open: false })
  removalTimer = setTimeout(() => show(undefined), toastRemovalDelay)
}

export function currentToast(): ToastItem | undefined {
  return current
}

export function useToast(): ToastItem | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    currentToast,
    () => undefined,
  )
}

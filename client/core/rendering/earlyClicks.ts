import { dehydrated } from './dehydrated.ts'
import { takeInputs } from './earlyInputs.ts'

declare global {
  interface Window {
    /** Collected by an inline script. */
    earlyClicks?: HTMLElement[]
  }
}

const untilAll = new Set<() => void>()
const isAllHydrated = () => document.querySelector(`[${dehydrated}]`) === null

/**
 * Once no part waits to be hydrated: a dialog hides what is around it, which hydration would find changed. Returns what
 * gives it up.
 */
export function onceHydrated(callback: () => void): () => void {
  if (isAllHydrated()) callback()
  else untilAll.add(callback)
  return () => void untilAll.delete(callback)
}

export function markHydrated(element: Element | null): void {
  element?.removeAttribute(dehydrated)
  const inputs = takeInputs()
  // React renders after each once it has left its effects.
  if (inputs.length === 0) pressEarly()
  else
    queueMicrotask(() => {
      for (const tell of inputs) tell()
      pressEarly()
    })
  if (!isAllHydrated()) return
  const callbacks = [...untilAll]
  untilAll.clear()
  for (const callback of callbacks) callback()
}

function pressEarly(): void {
  const waiting = window.earlyClicks ?? []
  const ready = waiting.filter((button) => !button.closest(`[${dehydrated}]`))
  window.earlyClicks = waiting.filter((button) => !ready.includes(button))
  for (const button of new Set(ready)) if (button.isConnected) button.click()
}

/** Marks server HTML that is not hydrated yet. */
export const dehydrated = 'data-dehydrated'

declare global {
  interface Window {
    /** Collected by an inline script. */
    earlyClicks?: HTMLElement[]
  }
}

export function markHydrated(element: Element | null): void {
  element?.removeAttribute(dehydrated)
  const waiting = window.earlyClicks ?? []
  const ready = waiting.filter((button) => !button.closest(`[${dehydrated}]`))
  window.earlyClicks = waiting.filter((button) => !ready.includes(button))
  for (const button of new Set(ready)) if (button.isConnected) button.click()
}

/** The mark of HTML from the server that is not hydrated yet. */
export const dehydrated = 'data-dehydrated'

declare global {
  interface Window {
    /** Buttons pressed before they were hydrated; collected by a script of the page itself. */
    earlyClicks?: HTMLElement[]
  }
}

/** Takes the mark off, and repeats the clicks on buttons that are hydrated now. */
export function markHydrated(element: Element | null): void {
  element?.removeAttribute(dehydrated)
  const waiting = window.earlyClicks ?? []
  const ready = waiting.filter((button) => !button.closest(`[${dehydrated}]`))
  window.earlyClicks = waiting.filter((button) => !ready.includes(button))
  for (const button of new Set(ready)) if (button.isConnected) button.click()
}

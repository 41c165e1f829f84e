import { useRef } from 'react'

declare global {
  interface Window {
    /** Stored by an inline script. */
    lastClicked?: Element | null
  }
}

/** For a dialog without a trigger: returns the focus to the element that opened it. */
export function useFocusReturn() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus() {
      opener.current = findOpener()
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    },
  }
}

/** Safari focuses not the clicked button, but what it is in. */
function findOpener(): Element | null {
  const { activeElement } = document
  const clicked = window.lastClicked
  return clicked && activeElement?.contains(clicked) ? clicked : activeElement
}

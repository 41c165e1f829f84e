import { useRef } from 'react'

/**
 * For a dialog that is opened by state, without a trigger of its own: gives the focus back to what had it before. Spread
 * upon its content.
 */
export function useFocusReturn() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    },
  }
}

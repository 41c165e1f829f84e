import { useRef } from 'react'

/** For the content of a dialog that has no trigger: returns the focus to what had it before. */
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

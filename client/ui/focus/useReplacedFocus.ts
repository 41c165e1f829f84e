import { type MouseEvent, useRef } from 'react'

/**
 * For controls that others replace once the server has answered: a keyboard that pressed one goes on at what `take` is the
 * `ref` of, not at the top of the page. Where it failed, it goes back to the one that it pressed.
 */
export function useReplacedFocus() {
  const pressed = useRef<Element>(null)
  return {
    pass({ detail, currentTarget }: MouseEvent) {
      pressed.current = detail === 0 ? currentTarget : null
    },
    take(element: HTMLElement | null) {
      if (!element || !pressed.current || element.matches(':disabled, [aria-busy=true]')) return
      if (element !== pressed.current) {
        pressed.current = null
        element.focus()
      } else if (document.activeElement === document.body) element.focus()
    },
  }
}

import { type RefObject, useEffect } from 'react'

/** Sets `--keyboard` to the height that a phone's keyboard covers. */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const measure = () => {
      const { height, offsetTop, scale } = visualViewport
      // Under pinch zoom the viewport is smaller without a keyboard.
      const covered = scale > 1.01 ? 0 : Math.max(0, Math.round(innerHeight - height - offsetTop))
      element.current?.style.setProperty('--keyboard', `${covered}px`)
    }
    measure()
    visualViewport.addEventListener('resize', measure)
    visualViewport.addEventListener('scroll', measure)
    return () => {
      visualViewport.removeEventListener('resize', measure)
      visualViewport.removeEventListener('scroll', measure)
    }
  }, [element])
}

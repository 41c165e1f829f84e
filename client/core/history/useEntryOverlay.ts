import { useLocationProperty } from 'wouter/use-browser-location'
import { closeAddress } from './addressed.ts'
import { currentEntry, pushOverlay } from './currentEntry.ts'
import { afterTraversal } from './overlays.ts'

const isEntered = (name: string) => currentEntry().overlays.includes(name)

/**
 * An overlay that its history entry opens, whatever its address: also with a reload, and by going back from a page that
 * a link in it led to.
 */
export function useEntryOverlay(name: string) {
  const isOpen = useLocationProperty(
    () => isEntered(name),
    () => false,
  )
  return {
    isOpen,
    open: () =>
      afterTraversal(() => {
        if (!isEntered(name)) pushOverlay(name)
      }),
    close: () => closeAddress(name),
  }
}

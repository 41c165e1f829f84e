import { useLocationProperty } from 'wouter/use-browser-location'
import { closeAddress } from './addressed.ts'
import { currentEntry, pushOverlay } from './currentEntry.ts'
import { afterTraversal } from './overlays.ts'

const isEntered = (name: string) => currentEntry().overlays.includes(name)

/** Opened by its history entry, not by a URL. */
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

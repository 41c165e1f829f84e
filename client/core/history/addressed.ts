import { currentEntry, pushOverlay, setEntry } from './currentEntry.ts'
import { afterTraversal, isTraversing, traverse } from './overlays.ts'
import { setParameter } from './parameters.ts'

// Overlays with an address: open while their query parameter is in the URL.

/** Opens an overlay, or changes what it shows. */
export function openAddress(parameter: string, value: string): void {
  afterTraversal(() => {
    const address = setParameter(location.href, parameter, value)
    if (isEntered(parameter)) history.replaceState(history.state, '', address)
    else pushOverlay(parameter, address)
  })
}

export function changeAddress(parameter: string, value: string): void {
  if (!isTraversing() && isEntered(parameter)) openAddress(parameter, value)
}

/** Closes an overlay, and those above it. */
export function closeAddress(parameter: string): void {
  if (isTraversing()) return
  const { overlays } = currentEntry()
  if (isEntered(parameter)) traverse(overlays.indexOf(parameter) - overlays.length)
  else history.replaceState(history.state, '', setParameter(location.href, parameter, undefined))
}

/** Gives an overlay that came open with the page's address an entry of its own, above the page's. */
export function adoptAddress(parameter: string): void {
  afterTraversal(() => {
    const entry = currentEntry()
    if (isEntered(parameter)) return
    setEntry({ ...entry, address: setParameter(entry.address, parameter, undefined) })
    pushOverlay(parameter, entry.address)
  })
}

function isEntered(parameter: string): boolean {
  return currentEntry().overlays.includes(parameter)
}

import { currentEntry, pushOverlay, setEntry } from './currentEntry.ts'
import { afterTraversal, isTraversing, traverse } from './overlays.ts'
import { setParameter } from './parameters.ts'

// Overlays that are open while their query parameter is in the URL.

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

export function closeAddress(parameter: string): void {
  if (isTraversing()) return
  const { overlays } = currentEntry()
  if (isEntered(parameter)) traverse(overlays.indexOf(parameter) - overlays.length)
  else history.replaceState(history.state, '', setParameter(location.href, parameter, undefined))
}

/** Adds a history entry for an overlay that was open on load. */
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

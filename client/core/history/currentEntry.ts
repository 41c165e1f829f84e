import { type Entry, readEntry, rewriteEntry, stateOf } from './entry.ts'
import { readParameter, setParameter } from './parameters.ts'

/** How the current entry was reached; `within` the page: an overlay was opened or closed. */
export type Move = 'push' | 'replace' | 'pop' | 'within'

let entry: Entry = { id: '', overlays: [], address: '' }
let move: Move = 'pop'

export function currentEntry(): Entry {
  return entry
}

export function lastMove(): Move {
  return move
}

/** Call before the first render: the router must hear of a step through the history after this. */
export function trackEntries(afterPop: (before: Entry) => void): void {
  entry = readEntry()
  addEventListener('popstate', () => {
    const before = entry
    entry = readEntry()
    move = entry.id === before.id ? 'within' : 'pop'
    if (move === 'within') carryAddress(before)
    afterPop(before)
  })
  addEventListener('pushState', () => setCurrent(readEntry(), 'within'))
  addEventListener('replaceState', () => setCurrent(readEntry(entry.id), 'replace'))
}

/** The entry of a new page may also replace that of an overlay. */
function setCurrent(next: Entry, moveOnPage: Move): void {
  move = next.id === entry.id ? moveOnPage : 'push'
  entry = next
}

/** Sets the current entry without telling the router. */
export function setEntry(next: Entry): void {
  rewriteEntry(next)
  entry = next
}

/** Adds an entry for an overlay. The router hears of it, as its address may differ. */
export function pushOverlay(name: string, address = location.href): void {
  history.pushState(stateOf({ ...entry, overlays: [...entry.overlays, name] }), '', address)
}

/** The address may have changed while an overlay was open (filters): all entries of a page view follow it. */
function carryAddress(before: Entry): void {
  let { address } = before
  for (const name of before.overlays) address = setParameter(address, name, undefined)
  for (const name of entry.overlays) address = setParameter(address, name, readParameter(entry.address, name))
  if (address !== entry.address) setEntry({ ...entry, address })
}

import { type Entry, readEntry, rewriteEntry, stateOf } from './entry.ts'
import { readParameter, setParameter } from './parameters.ts'

/** How the current entry was reached; `within`: an overlay opened or closed. */
export type Move = 'push' | 'replace' | 'pop' | 'within'

let entry: Entry = { id: '', overlays: [], address: '' }
let move: Move = 'pop'

export function currentEntry(): Entry {
  return entry
}

export function lastMove(): Move {
  return move
}

/** Call before the first render: its popstate listener must precede the router's. */
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

function setCurrent(next: Entry, moveOnPage: Move): void {
  move = next.id === entry.id ? moveOnPage : 'push'
  entry = next
}

/** Does not notify the router. */
export function setEntry(next: Entry): void {
  rewriteEntry(next)
  entry = next
}

/** Notifies the router, as the URL may differ. */
export function pushOverlay(name: string, address = location.href): void {
  history.pushState(stateOf({ ...entry, overlays: [...entry.overlays, name] }), '', address)
}

/** Updates all entries of the page view after its URL changed under an overlay (filters). */
function carryAddress(before: Entry): void {
  let { address } = before
  for (const name of before.overlays) address = setParameter(address, name, undefined)
  for (const name of entry.overlays) address = setParameter(address, name, readParameter(entry.address, name))
  if (address !== entry.address) setEntry({ ...entry, address })
}

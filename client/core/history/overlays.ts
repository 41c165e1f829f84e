import type { AroundNavHandler } from 'wouter'
import { currentEntry, pushOverlay } from './currentEntry.ts'
import { createEntryId, type Entry, stateOf } from './entry.ts'
import { setOverlayRules } from './overlayRules.ts'

// Every open overlay has an entry in the history, so that going back closes the topmost one. Of an overlay without an
// address the owner has the state, and the history follows it.

/** Stands in the history state for an overlay without an address. */
const unaddressed = ''

interface OpenOverlay {
  close: () => void
  /** The page view on which it was opened. */
  entryId: string
}

/** Those without an address, bottom to top. */
let open: readonly OpenOverlay[] = []

/** Ends a step through the history that never arrives; undefined: none is under way. */
let timeout: ReturnType<typeof setTimeout> | undefined
let waiting: (() => void)[] = []
const traversalTimeout = 1000

/** Adds an entry for an overlay without an address; returns the function that removes it again. */
export function addOverlay(close: () => void): () => void {
  const overlay = { close, entryId: currentEntry().id }
  open = [...open, overlay]
  // Later: of a menu that closes and the dialog that it opens, the second takes the entry of the first.
  queueMicrotask(settle)
  return () => {
    open = open.filter((one) => one !== overlay)
    queueMicrotask(settle)
  }
}

/** Goes to another page in place of the overlays open on this one, except those that their address opens again. */
const leave: AroundNavHandler = (navigate, to, options) =>
  afterTraversal(() => {
    const { overlays } = currentEntry()
    const isReplaced = options?.replace
    if (overlays.length === 0) return navigate(to, options)
    if (isReplaced && new URL(to, location.href).pathname === location.pathname)
      return navigate(to, { ...options, state: history.state })
    for (const { close } of open) close()
    const first = isReplaced ? 0 : overlays.indexOf(unaddressed)
    if (first < 0) return navigate(to, options)
    const steps = overlays.length - first - (isReplaced ? 0 : 1)
    if (steps > 0) traverse(-steps)
    const state = stateOf({ id: createEntryId(), overlays: [] })
    afterTraversal(() => navigate(to, { ...options, replace: true, state }))
  })

/** Closes what a step through the history has left. */
function closeLeft(before: Entry): void {
  const entries = currentEntry().id === before.id ? countEntries() : 0
  if (timeout) arrive()
  else for (const { close } of open.slice(entries).reverse()) close()
  // Once they are closed; one may also refuse, and then has its entry again.
  setTimeout(settle)
}

/** Makes the history have as many entries as overlays without an address are open on this page view. */
export function settle(): void {
  if (timeout) return
  const { id, overlays } = currentEntry()
  let surplus = countEntries()
  for (const { entryId } of open) if (entryId === id && --surplus < 0) pushOverlay(unaddressed)
  // One at a time; one below an overlay with an address waits until that is closed.
  if (surplus > 0 && overlays.at(-1) === unaddressed) traverse(-1)
}

function countEntries(): number {
  return currentEntry().overlays.filter((name) => name === unaddressed).length
}

/** Runs a task at once, or when the step under way has arrived. */
export function afterTraversal(task: () => void): void {
  if (timeout) waiting.push(task)
  else task()
}

export function isTraversing(): boolean {
  return timeout !== undefined
}

export function traverse(steps: number): void {
  timeout = setTimeout(arrive, traversalTimeout)
  history.go(steps)
}

function arrive(): void {
  clearTimeout(timeout)
  timeout = undefined
  const tasks = waiting
  waiting = []
  for (const task of tasks) afterTraversal(task)
}

setOverlayRules({ leave, closeLeft })

import type { AroundNavHandler } from 'wouter'
import { currentEntry, pushOverlay } from './currentEntry.ts'
import { createEntryId, type Entry, stateOf } from './entry.ts'
import { setOverlayRules } from './overlayRules.ts'

// Every open overlay has a history entry, so that Back closes the topmost one.

/** Marks an overlay whose owner holds the state. */
const unaddressed = ''

interface OpenOverlay {
  close: () => void
  entryId: string
}

let open: readonly OpenOverlay[] = []

/** Guards against a traversal that never arrives. */
let timeout: ReturnType<typeof setTimeout> | undefined
let waiting: (() => void)[] = []
const traversalTimeout = 1000

/** Returns the function that removes the entry. */
export function addOverlay(close: () => void): () => void {
  const overlay = { close, entryId: currentEntry().id }
  open = [...open, overlay]
  // Deferred: a dialog opened from a closing menu takes over its entry.
  queueMicrotask(settle)
  return () => {
    open = open.filter((one) => one !== overlay)
    queueMicrotask(settle)
  }
}

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

function closeLeft(before: Entry): void {
  const entries = currentEntry().id === before.id ? countEntries() : 0
  if (timeout) endTraversal()
  else for (const { close } of open.slice(entries).reverse()) close()
  // After they have closed; one that refuses gets its entry back.
  setTimeout(settle)
}

/** Makes the number of entries match the open unaddressed overlays. */
export function settle(): void {
  if (timeout) return
  const { id, overlays } = currentEntry()
  let surplus = countEntries()
  for (const { entryId } of open) if (entryId === id && --surplus < 0) pushOverlay(unaddressed)
  // One at a time; one below an addressed overlay waits for it to close.
  if (surplus > 0 && overlays.at(-1) === unaddressed) traverse(-1)
}

function countEntries(): number {
  return currentEntry().overlays.filter((name) => name === unaddressed).length
}

export function afterTraversal(task: () => void): void {
  if (timeout) waiting.push(task)
  else task()
}

export function isTraversing(): boolean {
  return timeout !== undefined
}

export function traverse(steps: number): void {
  timeout = setTimeout(endTraversal, traversalTimeout)
  history.go(steps)
}

function endTraversal(): void {
  clearTimeout(timeout)
  timeout = undefined
  const tasks = waiting
  waiting = []
  for (const task of tasks) afterTraversal(task)
}

setOverlayRules({ leave, closeLeft })

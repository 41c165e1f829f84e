import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { type Positions, readPositions, writePositions } from './scrollPositions.ts'

let positions: Positions = {}
let entry = ''
/** What the last change of address was: a new entry, the same one rewritten, or a step through the history. */
let arrival: 'push' | 'replace' | 'step' = 'step'

/** Marks the history's entries, so that each remembers how far it was scrolled. Once, before the first render. */
export function rememberScroll(): void {
  history.scrollRestoration = 'manual'
  positions = readPositions()
  entry = entryOf(history.state) ?? mark(newEntry())
  addEventListener('popstate', () => {
    arrival = 'step'
    entry = entryOf(history.state) ?? mark(newEntry())
  })
  addEventListener('pushState', () => {
    arrival = 'push'
    entry = mark(newEntry())
  })
  addEventListener('replaceState', () => {
    arrival = 'replace'
    mark(entry)
  })
  addEventListener('scroll', () => requestAnimationFrame(savePosition), { passive: true })
  addEventListener('pagehide', () => writePositions(positions))
}

/**
 * On a new page, to its top and its content; on another address of the same page, to its top alone; where the address is
 * only rewritten, nowhere; on a step back or forward, to where the reader was.
 */
export function useScroll(): void {
  const [path] = useLocation()
  const query = useSearch()
  const pathBefore = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is one of the things it waits for
  useEffect(() => {
    const isNewPage = pathBefore.current !== undefined && pathBefore.current !== path
    pathBefore.current = path
    if (arrival === 'step') return restore(positions[entry] ?? 0)
    if (arrival === 'replace' && !isNewPage) return
    scrollTo({ top: 0, behavior: 'instant' })
    if (isNewPage) document.getElementById('main')?.focus({ preventScroll: true })
  }, [path, query])
}

/** Scrolls as soon as the page is tall enough, unless the reader scrolls first. */
function restore(top: number): (() => void) | undefined {
  const arrive = () => {
    const isTall = document.documentElement.scrollHeight - innerHeight >= top
    if (isTall) scrollTo({ top, behavior: 'instant' })
    return isTall
  }
  if (arrive()) return
  const watch = new ResizeObserver(() => {
    if (arrive()) stop()
  })
  const stop = () => {
    watch.disconnect()
    removeEventListener('wheel', stop)
    removeEventListener('touchstart', stop)
    removeEventListener('keydown', stop)
  }
  watch.observe(document.body)
  for (const gesture of ['wheel', 'touchstart', 'keydown']) addEventListener(gesture, stop, { passive: true })
  return stop
}

function savePosition(): void {
  positions[entry] = scrollY
}

function newEntry(): string {
  return Math.random().toString(36).slice(2)
}

function entryOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('entry' in state)) return undefined
  return typeof state.entry === 'string' ? state.entry : undefined
}

/** Writes the entry's name into its state, past the router's own wrapper, which would tell it as a navigation. */
function mark(name: string): string {
  const state: unknown = history.state
  History.prototype.replaceState.call(
    history,
    { ...(typeof state === 'object' ? state : {}), entry: name },
    '',
  )
  return name
}

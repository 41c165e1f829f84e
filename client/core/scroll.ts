import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { type Positions, readPositions, writePositions } from './scrollPositions.ts'

let positions: Positions = {}
let entryId = ''
let lastNavigation: 'push' | 'replace' | 'pop' = 'pop'

/** Saves the scroll position of every history entry. Call once, before the first render. */
export function rememberScroll(): void {
  history.scrollRestoration = 'manual'
  positions = readPositions()
  entryId = entryIdOf(history.state) ?? writeEntryId(newEntryId())
  addEventListener('popstate', () => {
    lastNavigation = 'pop'
    entryId = entryIdOf(history.state) ?? writeEntryId(newEntryId())
  })
  addEventListener('pushState', () => {
    lastNavigation = 'push'
    entryId = writeEntryId(newEntryId())
  })
  addEventListener('replaceState', () => {
    lastNavigation = 'replace'
    writeEntryId(entryId)
  })
  addEventListener('scroll', () => requestAnimationFrame(savePosition), { passive: true })
  addEventListener('pagehide', () => writePositions(positions))
}

/**
 * Scrolls to the top after a push, moves focus to the content of a new page, and restores the position after a step
 * through the history. A replaced URL of the same page does not scroll.
 */
export function useScroll(): void {
  const [path] = useLocation()
  const query = useSearch()
  const pathBefore = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the query changes
  useEffect(() => {
    const isNewPage = pathBefore.current !== undefined && pathBefore.current !== path
    pathBefore.current = path
    if (lastNavigation === 'pop') return restore(positions[entryId] ?? 0)
    if (lastNavigation === 'replace' && !isNewPage) return
    scrollTo({ top: 0, behavior: 'instant' })
    if (isNewPage) document.getElementById('main')?.focus({ preventScroll: true })
  }, [path, query])
}

/** Scrolls once the page is tall enough, unless the user scrolls first. */
function restore(top: number): (() => void) | undefined {
  const tryScroll = () => {
    const isTallEnough = document.documentElement.scrollHeight - innerHeight >= top
    if (isTallEnough) scrollTo({ top, behavior: 'instant' })
    return isTallEnough
  }
  if (tryScroll()) return
  const observer = new ResizeObserver(() => {
    if (tryScroll()) stop()
  })
  const stop = () => {
    observer.disconnect()
    removeEventListener('wheel', stop)
    removeEventListener('touchstart', stop)
    removeEventListener('keydown', stop)
  }
  observer.observe(document.body)
  for (const gesture of ['wheel', 'touchstart', 'keydown']) addEventListener(gesture, stop, { passive: true })
  return stop
}

function savePosition(): void {
  positions[entryId] = scrollY
}

function newEntryId(): string {
  return Math.random().toString(36).slice(2)
}

function entryIdOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('entry' in state)) return undefined
  return typeof state.entry === 'string' ? state.entry : undefined
}

/** Writes the id into the history state, bypassing the router's patch, which would report a navigation. */
function writeEntryId(name: string): string {
  const state: unknown = history.state
  History.prototype.replaceState.call(
    history,
    { ...(typeof state === 'object' ? state : {}), entry: name },
    '',
  )
  return name
}

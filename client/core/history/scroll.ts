import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { currentEntry, lastMove } from './currentEntry.ts'
import { type Positions, readPositions, writePositions } from './scrollPositions.ts'

let positions: Positions = {}

/** Saves the scroll position of every page view in the history. */
export function rememberScroll(): void {
  history.scrollRestoration = 'manual'
  positions = readPositions()
  addEventListener('scroll', () => requestAnimationFrame(savePosition), { passive: true })
  addEventListener('pagehide', () => {
    writePositions(positions)
    // After a reload the page's HTML is there before its script: the browser restores its position.
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
}

/**
 * Scrolls to the top after a push, moves focus to the content of a new page, and restores the position after a step
 * through the history. A replaced URL of the same page, an overlay opened or closed on it do not scroll.
 */
export function useScroll(): void {
  const [path] = useLocation()
  const query = useSearch()
  const pathBefore = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is another page view
  useEffect(() => {
    const isNewPage = pathBefore.current !== undefined && pathBefore.current !== path
    pathBefore.current = path
    const move = lastMove()
    if (move === 'pop') return restore(positions[currentEntry().id] ?? 0)
    if (move !== 'push' && !isNewPage) return
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
  positions[currentEntry().id] = scrollY
}

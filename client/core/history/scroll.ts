import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { currentEntry, lastMove } from './currentEntry.ts'
import { type Positions, readPositions, writePositions } from './scrollPositions.ts'

let positions: Positions = {}

export function rememberScroll(): void {
  history.scrollRestoration = 'manual'
  positions = readPositions()
  addEventListener('scroll', () => requestAnimationFrame(savePosition), { passive: true })
  addEventListener('pagehide', () => {
    writePositions(positions)
    // After a reload the HTML precedes the script: the browser restores the position.
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
}

/** Top after a push, restored after a traversal. Ignores replaced URLs and overlays. */
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

/** Waits until the page is tall enough. */
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

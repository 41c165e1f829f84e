import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { starting } from '#shared/page/starting.ts'
import { currentEntry, lastMove } from './currentEntry.ts'
import { type Positions, readPositions, writePositions } from './scrollPositions.ts'

const gestures = ['wheel', 'pointerdown', 'keydown'] as const

let positions: Positions = {}
let restoring: ResizeObserver | undefined

export function rememberScroll(): void {
  history.scrollRestoration = 'manual'
  positions = readPositions()
  const top = positionOfEntry()
  if (top > 0) {
    // Heights of what is not laid out are estimates.
    document.documentElement.removeAttribute(starting)
    restore(top)
  }
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
    const before = pathBefore.current
    pathBefore.current = path
    if (before === undefined) return
    stopRestoring()
    const move = lastMove()
    if (move === 'pop') return restore(positionOfEntry())
    if (move !== 'push' && path === before) return
    scrollTo({ top: 0, behavior: 'instant' })
    if (path !== before) document.getElementById('main')?.focus({ preventScroll: true })
  }, [path, query])
}

/** Until the page is tall enough, goes to the end of its main part, which may load more of a list. A gesture ends it. */
function restore(top: number): void {
  const tryScroll = () => {
    const isTallEnough = document.documentElement.scrollHeight - innerHeight >= top
    if (isTallEnough) scrollTo({ top, behavior: 'instant' })
    else document.getElementById('main')?.scrollIntoView({ block: 'end', behavior: 'instant' })
    if (isTallEnough) stopRestoring()
  }
  restoring = new ResizeObserver(tryScroll)
  restoring.observe(document.body)
  for (const gesture of gestures) addEventListener(gesture, stopRestoring, { passive: true })
  tryScroll()
}

function stopRestoring(): void {
  restoring?.disconnect()
  for (const gesture of gestures) removeEventListener(gesture, stopRestoring)
}

const positionOfEntry = () => positions[currentEntry().id] ?? 0

function savePosition(): void {
  positions[currentEntry().id] = scrollY
}

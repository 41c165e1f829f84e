import type { Position } from '#client/map/mercator.ts'

interface Reactions {
  /** By so many pixels of the map. */
  shift(x: number, y: number): void
  end(): void
  click(position: Position): void
}

/** Pixels that a click may slip. */
const slip = 4

/** Drags and clicks of one pointer, also those that begin on what lies on the map. Returns how to end that. */
export function followPointers(element: HTMLElement, { shift, end, click }: Reactions): () => void {
  const ending = new AbortController()
  /** The one that is followed; others are not. */
  let followed: number | undefined
  let from: Position | undefined
  let last: Position | undefined

  function move({ clientX: x, clientY: y, pointerId }: PointerEvent): void {
    if (!from || pointerId !== followed) return
    if (!last) {
      if (Math.hypot(x - from.x, y - from.y) <= slip) return
      last = from
      // From now on it is a drag: what lies beneath is not pressed.
      element.setPointerCapture(pointerId)
    }
    shift(last.x - x, last.y - y)
    last = { x, y }
  }
  function finish({ clientX: x, clientY: y, type, pointerId }: PointerEvent): void {
    if (pointerId !== followed) return
    const box = element.getBoundingClientRect()
    if (last) end()
    else if (from && type === 'pointerup') click({ x: x - box.left, y: y - box.top })
    followed = from = last = undefined
  }
  const options = { signal: ending.signal }
  element.addEventListener(
    'pointerdown',
    ({ pointerId, clientX: x, clientY: y }) => {
      followed ??= pointerId
      if (followed === pointerId) from = { x, y }
    },
    options,
  )
  element.addEventListener('pointermove', move, options)
  element.addEventListener('pointerup', finish, options)
  element.addEventListener('pointercancel', finish, options)
  return () => ending.abort()
}

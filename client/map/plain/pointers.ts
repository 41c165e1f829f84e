import type { Position } from '#client/map/mercator.ts'

interface Reactions {
  /** By so many pixels of the map. */
  shift(x: number, y: number): void
  end(): void
  click(position: Position): void
}

/** Pixels that a click may slip. */
const slip = 4

/** Drags and clicks of one pointer. */
export function followPointers(element: SVGElement, { shift, end, click }: Reactions): void {
  let from: Position | undefined
  let last: Position | undefined
  element.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary) return
    element.setPointerCapture(event.pointerId)
    from = last = { x: event.clientX, y: event.clientY }
  })
  element.addEventListener('pointermove', ({ clientX: x, clientY: y, isPrimary }) => {
    if (!last || !isPrimary) return
    shift(last.x - x, last.y - y)
    last = { x, y }
  })
  element.addEventListener('pointerup', ({ clientX: x, clientY: y }) => {
    if (!from) return
    const box = element.getBoundingClientRect()
    if (Math.hypot(x - from.x, y - from.y) > slip) end()
    else click({ x: x - box.left, y: y - box.top })
    from = last = undefined
  })
  element.addEventListener('pointercancel', () => {
    if (from) end()
    from = last = undefined
  })
}

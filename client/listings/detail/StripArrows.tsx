import { type RefObject, useEffect, useState } from 'react'
import { scrollMotion } from '#client/core/motion.ts'
import { SlideArrows } from '#client/ui/list/SlideArrows.tsx'

interface StripArrowsProps {
  list: RefObject<HTMLUListElement | null>
  /** Of cards. */
  count: number
}

/** By as many cards as are seen whole; from the last ones on to the first. */
export function StripArrows({ list, count }: StripArrowsProps) {
  const [canMove, setCanMove] = useState(false)
  useEffect(() => {
    const strip = list.current
    if (!strip || count === 0) return
    const observer = new ResizeObserver(() => setCanMove(lastLeft(strip) > 1))
    observer.observe(strip)
    return () => observer.disconnect()
  }, [list, count])
  const move = (direction: 1 | -1) => list.current && moveStrip(list.current, direction)
  return (
    canMove && (
      <div className="pointer-coarse:hidden">
        <SlideArrows onPrevious={() => move(-1)} onNext={() => move(1)} />
      </div>
    )
  )
}

function moveStrip(strip: HTMLElement, direction: 1 | -1) {
  const last = lastLeft(strip)
  const isAtEnd = direction === 1 ? strip.scrollLeft >= last - 1 : strip.scrollLeft <= 1
  const left = strip.scrollLeft + direction * seenWidth(strip)
  const otherEnd = direction === 1 ? 0 : last
  strip.scrollTo({ left: isAtEnd ? otherEnd : left, behavior: scrollMotion() })
}

function lastLeft({ scrollWidth, clientWidth }: HTMLElement): number {
  return scrollWidth - clientWidth
}

/** Of the cards seen whole, with their gaps; pixels. */
function seenWidth(strip: HTMLElement): number {
  const [first, second] = strip.children
  if (!first || !second) return strip.clientWidth
  const card = first.getBoundingClientRect()
  const each = second.getBoundingClientRect().left - card.left
  const inside = strip.clientWidth - 2 * Number.parseFloat(getComputedStyle(strip).paddingLeft)
  return Math.max(1, Math.floor((inside + each - card.width) / each)) * each
}

import { Check, Undo2, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useWords } from '#client/core/language.tsx'
import type { MapHandle } from '#client/map/mapHandle.ts'
import { Button } from '#client/ui/Button.tsx'
import type { Point } from '#shared/search/area.ts'
import { useOutline } from './useOutline.ts'

interface DrawAreaProps {
  map: MapHandle
  onDone: (corners: Point[]) => void
  onCancel: () => void
}

/** Pixels. */
const pans: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-60, 0],
  ArrowRight: [60, 0],
  ArrowUp: [0, -60],
  ArrowDown: [0, 60],
}

/** Drawn by finger or mouse; by keys, Enter sets a corner at the crosshair and arrows move the map under it. */
export function DrawArea({ map, onDone, onCancel }: DrawAreaProps) {
  const { map: w } = useWords('map')
  const board = useRef<HTMLDivElement>(null)
  const line = useRef<SVGPolylineElement>(null)
  const { corners, isTooSmall, add, undo, finish, pointer } = useOutline(map, line, onDone)
  useEffect(() => board.current?.focus(), [])

  function onKeyDown(event: KeyboardEvent): void {
    const pan = pans[event.key]
    if (pan) map.panBy(...pan)
    else if (event.key === 'Enter' || event.key === ' ') add(map.view().center)
    else if (event.key === 'Backspace') undo()
    else if (event.key === 'Escape') onCancel()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="absolute inset-0 z-20">
      <div
        ref={board}
        role="application"
        aria-label={w.drawBoard}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is drawn on, with keys too
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...pointer}
        className="group absolute inset-0 cursor-crosshair touch-none bg-action/5 outline-none ring-action ring-inset focus-visible:ring-3"
      >
        <svg className="pointer-events-none absolute inset-0 size-full" aria-hidden="true">
          <polyline
            ref={line}
            className="[fill-rule:evenodd] fill-action/15 stroke-3 stroke-action"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </svg>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-1/2 hidden size-8 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-action group-focus-visible:block"
        />
      </div>
      <div className="pointer-events-none absolute top-3 right-17 left-3 grid justify-items-center gap-2">
        <p
          role="status"
          className="max-w-md rounded bg-surface-raised px-4 py-2 text-center text-sm shadow-card"
        >
          {isTooSmall ? w.tooSmall : corners.length > 0 ? w.corners(corners.length) : w.drawHint}
        </p>
        <div className="pointer-events-auto flex flex-wrap justify-center gap-2">
          {corners.length > 0 && <CornerButtons onDone={finish} onUndo={undo} />}
          <Button
            size="sm"
            variant="secondary"
            icon={<X aria-hidden="true" className="size-4" />}
            onClick={onCancel}
          >
            {w.cancel}
          </Button>
        </div>
      </div>
    </div>
  )
}

function CornerButtons({ onDone, onUndo }: { onDone: () => void; onUndo: () => void }) {
  const { map: w } = useWords('map')
  return (
    <>
      <Button size="sm" icon={<Check aria-hidden="true" className="size-4" />} onClick={onDone}>
        {w.drawDone}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={<Undo2 aria-hidden="true" className="size-4" />}
        onClick={onUndo}
      >
        {w.drawUndo}
      </Button>
    </>
  )
}

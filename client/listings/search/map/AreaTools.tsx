import { Pencil, PencilLine } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { DrawArea } from '#client/map/draw/DrawArea.tsx'
import { EditArea } from '#client/map/draw/EditArea.tsx'
import type { MapHandle } from '#client/map/mapHandle.ts'
import { Button } from '#client/ui/Button.tsx'
import { maxPolygons, type Point, readPolygon, writePolygon } from '#shared/search/area.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'

export interface AreaDraft {
  index: number
  polygon: string
}

interface AreaToolsProps {
  map: MapHandle
  search: SearchAddress
  change: (part: Partial<SearchAddress>) => void
  /** Whether an area is being drawn or edited. */
  onDrawing: (isDrawing: boolean) => void
  /** What one of its areas is while it is edited; undefined once that is over. */
  onDraft: (draft: AreaDraft | undefined) => void
  /** Beside the tools, while nothing is drawn. */
  children: ReactNode
}

/** Draws, edits and removes areas of the search. */
export function AreaTools({ map, search, change, onDrawing, onDraft, children }: AreaToolsProps) {
  const { map: w } = useWords('map')
  const [isDrawing, setDrawing] = useState(false)
  const [edited, setEdited] = useState<number>()
  const { polygon: areas = [] } = search
  // A drawn line says where: the part of the map that was searched before does not.
  const setAreas = (next: readonly string[]) =>
    change({ polygon: next.length > 0 ? [...next] : undefined, bounds: undefined })
  const editedText = edited === undefined ? undefined : areas[edited]
  const isBusy = isDrawing || editedText !== undefined
  useEffect(() => onDrawing(isBusy), [onDrawing, isBusy])
  const tools = useFocusAfter(isBusy)

  function edit(index: number | undefined): void {
    setEdited(index)
    onDraft(undefined)
  }

  if (isDrawing) {
    const finish = (corners: Point[]) => {
      setDrawing(false)
      setAreas([...areas, writePolygon(corners)])
    }
    return <DrawArea map={map} onDone={finish} onCancel={() => setDrawing(false)} />
  }
  if (edited !== undefined && editedText !== undefined) {
    return (
      <EditArea
        map={map}
        corners={readPolygon(editedText) ?? []}
        onMove={(corners) => onDraft({ index: edited, polygon: writePolygon(corners) })}
        onChange={(corners) => setAreas(areas.with(edited, writePolygon(corners)))}
        onDone={() => edit(undefined)}
        onRemove={() => {
          edit(undefined)
          setAreas(areas.filter((_, index) => index !== edited))
        }}
      />
    )
  }
  return (
    <div
      ref={tools}
      className="pointer-events-none absolute top-3 right-17 left-3 z-20 flex flex-wrap items-start gap-2 *:pointer-events-auto"
    >
      {children}
      {areas.length < maxPolygons && (
        <Button
          size="sm"
          variant="secondary"
          icon={<Pencil aria-hidden="true" className="size-4" />}
          data-area-tool="new"
          onClick={() => setDrawing(true)}
          className="shadow-card"
        >
          <span className="max-sm:sr-only">{areas.length > 0 ? w.drawAnother : w.draw}</span>
        </Button>
      )}
      {areas.map((area, index) => (
        <Button
          key={area}
          data-area-tool={index}
          size="sm"
          variant="secondary"
          icon={<PencilLine aria-hidden="true" className="size-4" />}
          onClick={() => edit(index)}
          className="shadow-card"
        >
          <span className="max-sm:sr-only">{areas.length > 1 ? w.editOne(index + 1) : w.edit}</span>
          {areas.length > 1 && (
            <span aria-hidden="true" className="sm:hidden">
              {index + 1}
            </span>
          )}
        </Button>
      ))}
    </div>
  )
}

/** Gives the focus back to the tool that was left last, once nothing is drawn any more. */
function useFocusAfter(isBusy: boolean) {
  const tools = useRef<HTMLDivElement>(null)
  const left = useRef<string>(undefined)
  useEffect(() => {
    const { current: frame } = tools
    if (isBusy || !frame) return
    const find = (name: string) => frame.querySelector<HTMLElement>(`[data-area-tool="${name}"]`)
    if (left.current !== undefined)
      (find(left.current) ?? find('new') ?? find('0'))?.focus({ preventScroll: true })
    const leave = ({ target }: Event) => {
      left.current =
        target instanceof Element
          ? target.closest<HTMLElement>('[data-area-tool]')?.dataset.areaTool
          : undefined
    }
    frame.addEventListener('click', leave)
    return () => frame.removeEventListener('click', leave)
  }, [isBusy])
  return tools
}

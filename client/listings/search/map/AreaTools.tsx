import { Pencil, PencilLine } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { DrawArea } from '#client/map/draw/DrawArea.tsx'
import { EditArea } from '#client/map/draw/EditArea.tsx'
import type { MapHandle } from '#client/map/mapHandle.ts'
import { Button } from '#client/ui/Button.tsx'
import { maxPolygons, type Point, readPolygon, writePolygon } from '#shared/search/area.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'

interface AreaToolsProps {
  map: MapHandle
  search: SearchAddress
  change: (part: Partial<SearchAddress>) => void
  /** Whether an area is being drawn or edited. */
  onDrawing: (isDrawing: boolean) => void
  /** Beside the tools, while nothing is drawn. */
  children: ReactNode
}

/** Draws, edits and removes areas of the search. */
export function AreaTools({ map, search, change, onDrawing, children }: AreaToolsProps) {
  const { map: w } = useWords('map')
  const [isDrawing, setDrawing] = useState(false)
  const [edited, setEdited] = useState<number>()
  const { polygon: areas = [] } = search
  const setAreas = (next: readonly string[]) => change({ polygon: next.length > 0 ? [...next] : undefined })
  const isBusy = isDrawing || edited !== undefined
  useEffect(() => onDrawing(isBusy), [onDrawing, isBusy])
  const editedText = edited === undefined ? undefined : areas[edited]

  if (isDrawing) {
    const finish = (corners: Point[]) => {
      setDrawing(false)
      // The drawn line says where: the part of the map that was searched before does not.
      change({ polygon: [...areas, writePolygon(corners)], bounds: undefined })
    }
    return <DrawArea map={map} onDone={finish} onCancel={() => setDrawing(false)} />
  }
  if (edited !== undefined && editedText !== undefined) {
    return (
      <EditArea
        map={map}
        corners={readPolygon(editedText) ?? []}
        onChange={(corners) => setAreas(areas.with(edited, writePolygon(corners)))}
        onDone={() => setEdited(undefined)}
        onRemove={() => {
          setEdited(undefined)
          setAreas(areas.filter((_, index) => index !== edited))
        }}
      />
    )
  }
  return (
    <div className="pointer-events-none absolute top-3 right-17 left-3 z-20 flex flex-wrap items-start gap-2 *:pointer-events-auto">
      {children}
      {areas.length < maxPolygons && (
        <Button
          size="sm"
          variant="secondary"
          icon={<Pencil aria-hidden="true" className="size-4" />}
          onClick={() => setDrawing(true)}
          className="shadow-card"
        >
          <span className="max-sm:sr-only">{areas.length > 0 ? w.drawAnother : w.draw}</span>
        </Button>
      )}
      {areas.map((area, index) => (
        <Button
          key={area}
          size="sm"
          variant="secondary"
          icon={<PencilLine aria-hidden="true" className="size-4" />}
          onClick={() => setEdited(index)}
          className="shadow-card"
        >
          <span className="max-sm:sr-only">{areas.length > 1 ? w.editOne(index + 1) : w.edit}</span>
        </Button>
      ))}
    </div>
  )
}

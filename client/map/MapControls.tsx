import { Minus, Plus } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import type { MapHandle } from './mapHandle.ts'

export function MapControls({ map }: { map: MapHandle }) {
  const { map: w } = useWords('map')
  return (
    <div className="absolute top-3 right-3 z-20 grid overflow-hidden rounded border bg-surface-raised shadow-card">
      <IconButton
        label={w.zoomIn}
        icon={<Plus aria-hidden="true" className="size-5" />}
        className="rounded-none"
        onClick={() => map.zoomBy(1)}
      />
      <IconButton
        label={w.zoomOut}
        icon={<Minus aria-hidden="true" className="size-5" />}
        className="rounded-none border-t"
        onClick={() => map.zoomBy(-1)}
      />
    </div>
  )
}

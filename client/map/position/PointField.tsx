import { LocateFixed, MapPin, X } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { isOnPlan } from '#client/map/plan/plan.ts'
import { Button } from '#client/ui/Button.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import type { Point } from '#shared/places/distance.ts'
import { centerOf, nearestPlace } from '#shared/places/places.ts'
import { useLocate } from './useLocate.ts'

const PositionMap = lazyPart(() => import('./PositionMap.tsx').then(({ PositionMap }) => PositionMap), 'map')

interface PointFieldProps {
  place: { city: string; neighborhood: string }
  point: Point | null
  onMove: (point: Point | null) => void
  /** By the device, or by hand on the map. */
  onLocate: (point: Point) => void
  /** A question takes its place. */
  isRemovable?: boolean
  children?: ReactNode
}

/** A pin on a map, which begins at the named place or where the device is. */
export function PointField(props: PointFieldProps) {
  const { place, point, onMove, onLocate, isRemovable = true, children } = props
  const { position: w } = useWords('position')
  const { state, locate } = useLocate(onLocate)
  const center = centerOf(place)
  const nearby = point && center && !isOnPlan(point, center) ? nearestPlace(point) : undefined
  const start = nearby?.neighborhood ?? nearby?.city ?? center ?? point
  return (
    <div className="grid gap-3">
      {children}
      {point && start && (
        <Suspense fallback={<Skeleton className="h-80 rounded-lg" />}>
          <PositionMap
            center={start}
            place={nearby?.neighborhood?.name ?? nearby?.city.name ?? (place.neighborhood || place.city)}
            point={point}
            onMove={onLocate}
          />
          <p className="text-ink-muted text-sm">{w.help}</p>
        </Suspense>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          busy={state === 'locating'}
          icon={<LocateFixed aria-hidden="true" className="size-4.5" />}
          onClick={locate}
          className="min-h-11"
        >
          {state === 'locating' ? w.locating : w.locate}
        </Button>
        {!point && center && (
          <Button
            variant="secondary"
            size="sm"
            icon={<MapPin aria-hidden="true" className="size-4.5" />}
            onClick={() => onMove({ latitude: center.latitude, longitude: center.longitude })}
            className="min-h-11"
          >
            {w.place}
          </Button>
        )}
        {point && isRemovable && (
          <Button
            variant="quiet"
            size="sm"
            icon={<X aria-hidden="true" className="size-4.5" />}
            onClick={() => onMove(null)}
            className="min-h-11"
          >
            {w.remove}
          </Button>
        )}
      </div>
      <p role="status" className="font-medium text-sm text-warning empty:hidden">
        {state === 'denied' || state === 'failed' ? w[state] : ''}
      </p>
    </div>
  )
}

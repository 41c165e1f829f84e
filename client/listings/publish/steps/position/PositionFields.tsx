import { LocateFixed, MapPin, X } from 'lucide-react'
import { Suspense } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { doubtOfPoint } from '#client/listings/publish/form/doubts.ts'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { isOnPlan } from '#client/map/plan/plan.ts'
import { Button } from '#client/ui/Button.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import type { Point } from '#shared/places/distance.ts'
import { centerOf, nearestPlace } from '#shared/places/places.ts'
import { LocationQuestion } from './LocationQuestion.tsx'
import { PrecisionChoice } from './PrecisionChoice.tsx'
import { useLocate } from './useLocate.ts'

const PositionMap = lazyPart(() => import('./PositionMap.tsx').then(({ PositionMap }) => PositionMap), 'map')

export function PositionFields() {
  const { fieldLabels, publish } = useWords('fieldLabels', 'publish')
  const w = publish.position
  const { control, setValue, getValues } = useFormContext<FormFields>()
  const [city, neighborhood, point, confirmedLocation] = useWatch({
    control,
    name: ['city', 'neighborhood', 'point', 'confirmedLocation'],
  })
  const center = centerOf({ city, neighborhood })
  const isDoubtful = doubtOfPoint({ point, city, confirmedLocation }) !== undefined
  const move = (next: Point | null) => setValue('point', next)

  const { state, locate } = useLocate((found) => {
    const nearest = nearestPlace(found)
    if (nearest && getValues('city').trim() === '') setValue('city', nearest.city.name)
    if (nearest?.neighborhood && getValues('neighborhood').trim() === '') {
      setValue('neighborhood', nearest.neighborhood.name)
    }
    move(found)
  })
  const nearby = point && center && !isOnPlan(point, center) ? nearestPlace(point) : undefined
  const planCenter = nearby?.neighborhood ?? nearby?.city ?? center
  return (
    <>
      <div className="grid gap-3">
        <div>
          <h4 className="font-sans font-semibold text-sm">{fieldLabels.point}</h4>
          <p className="text-ink-muted text-sm">{w.text}</p>
        </div>
        {point && planCenter && (
          <Suspense fallback={<Skeleton className="h-80 rounded-lg" />}>
            <PositionMap
              center={planCenter}
              place={nearby?.neighborhood?.name ?? nearby?.city.name ?? (neighborhood || city)}
              point={point}
              onMove={move}
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
              onClick={() => move({ latitude: center.latitude, longitude: center.longitude })}
              className="min-h-11"
            >
              {w.place}
            </Button>
          )}
          {point && !isDoubtful && (
            <Button
              variant="quiet"
              size="sm"
              icon={<X aria-hidden="true" className="size-4.5" />}
              onClick={() => move(null)}
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
      <LocationQuestion />
      <PrecisionChoice />
    </>
  )
}

import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { doubtOfPoint } from '#client/listings/publish/form/doubts.ts'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { PointField } from '#client/map/position/PointField.tsx'
import type { Point } from '#shared/places/distance.ts'
import { nearestPlace } from '#shared/places/places.ts'
import { LocationQuestion } from './LocationQuestion.tsx'
import { PrecisionChoice } from './PrecisionChoice.tsx'

export function PositionFields() {
  const { fieldLabels, position: w } = useWords('fieldLabels', 'position')
  const { control, setValue, getValues } = useFormContext<FormFields>()
  const [city, neighborhood, point, confirmedLocation] = useWatch({
    control,
    name: ['city', 'neighborhood', 'point', 'confirmedLocation'],
  })
  const isDoubtful = doubtOfPoint({ point, city, confirmedLocation }) !== undefined
  const move = (next: Point | null) => setValue('point', next)
  const proposed = useRef('')

  /** What was typed stays; what was proposed follows the point. */
  function takeFound(found: Point): void {
    move(found)
    const nearest = nearestPlace(found)
    if (nearest && getValues('city').trim() === '') setValue('city', nearest.city.name)
    const isOpen = ['', proposed.current].includes(getValues('neighborhood').trim())
    if (!isOpen || getValues('city') !== nearest?.city.name) return
    proposed.current = nearest.neighborhood?.name ?? ''
    setValue('neighborhood', proposed.current)
  }
  return (
    <>
      <PointField
        place={{ city, neighborhood }}
        point={point}
        onMove={move}
        onLocate={takeFound}
        isRemovable={!isDoubtful}
      >
        <div>
          <h4 className="font-sans font-semibold text-sm">{fieldLabels.point}</h4>
          <p className="text-ink-muted text-sm">{w.text}</p>
        </div>
      </PointField>
      <LocationQuestion />
      <PrecisionChoice />
    </>
  )
}

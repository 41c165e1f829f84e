import clsx from 'clsx'
import { MapPin } from 'lucide-react'
import { useMemo } from 'react'
import type { Point } from '#shared/places/distance.ts'
import { PlanGrid } from './PlanGrid.tsx'
import { PlanNames } from './PlanNames.tsx'
import { PlanScale } from './PlanScale.tsx'
import { labelsOnPlan, plan } from './plan.ts'

interface PlacePlanProps {
  point: Point
  /** Its neighborhood, which is written stronger. */
  place: string
  label: string
  scale: string
  isExact: boolean
}

/** Where something is among its neighborhoods, drawn without a map: names, rings of 500 m, a pin or a circle. */
export function PlacePlan({ point, place, label, scale, isExact }: PlacePlanProps) {
  const names = useMemo(() => labelsOnPlan(point), [point])
  return (
    <div role="img" aria-label={label} className="relative bg-surface-sunken">
      <svg
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        aria-hidden="true"
        preserveAspectRatio="xMidYMid slice"
        className="block h-64 w-full sm:h-72"
        fill="none"
      >
        <PlanGrid />
        <PlanNames names={names} place={place} />
        <PlanScale label={scale} />
      </svg>
      <span
        className={clsx(
          'absolute top-1/2 left-1/2 -translate-x-1/2',
          isExact
            ? '-translate-y-[92%]'
            : 'size-20 -translate-y-1/2 rounded-full border-2 border-accent border-dashed bg-accent/15',
        )}
      >
        {isExact && (
          <MapPin aria-hidden="true" className="size-11 fill-accent text-surface-raised" strokeWidth={1.5} />
        )}
      </span>
    </div>
  )
}

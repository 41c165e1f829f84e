import clsx from 'clsx'
import { type PlanPosition, plan } from './plan.ts'

export function PlanNames({
  names,
  place,
}: {
  names: readonly { name: string; spot: PlanPosition }[]
  place: string
}) {
  return names.map(({ name, spot: { x, y } }) => (
    <g key={name}>
      <circle cx={x} cy={y} r="3.5" className="fill-ink-muted" fillOpacity="0.6" />
      <text
        x={x}
        y={y - 10}
        textAnchor={x < 70 ? 'start' : x > plan.width - 70 ? 'end' : 'middle'}
        className={clsx(
          'stroke-6 stroke-surface-sunken text-[23px] [paint-order:stroke] sm:text-[14px]',
          name === place ? 'fill-ink font-semibold' : 'fill-ink-muted',
        )}
      >
        {name}
      </text>
    </g>
  ))
}

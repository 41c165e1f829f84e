import { plan } from './plan.ts'

export function PlanGrid() {
  const block = plan.width / plan.km / 2
  const [columns, rows] = [plan.width / block, Math.ceil(plan.height / block)]
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, i) => `M${i * block} 0V${plan.height}`),
    ...Array.from(
      { length: rows + 1 },
      (_, i) => `M0 ${plan.height / 2 + (i - rows / 2) * block}H${plan.width}`,
    ),
  ].join('')
  return (
    <>
      <path d={lines} className="stroke-surface-raised" strokeWidth="3" />
      <g className="stroke-action" strokeOpacity="0.4" strokeDasharray="3 7" strokeLinecap="round">
        {[1, 2].map((step) => (
          <circle
            key={step}
            cx={plan.width / 2}
            cy={plan.height / 2}
            r={step * block}
            strokeWidth="1.5"
            className="fill-action"
            fillOpacity="0.04"
          />
        ))}
      </g>
    </>
  )
}

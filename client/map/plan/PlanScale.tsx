import { plan } from './plan.ts'

export function PlanScale({ label }: { label: string }) {
  const length = plan.width / plan.km / 2
  const [x, y] = [16, plan.height - 16]
  return (
    <g>
      <path d={`M${x} ${y - 6}v6h${length}v-6`} className="stroke-ink-muted" strokeWidth="1.5" />
      <text x={x + length + 8} y={y + 2} className="fill-ink-muted text-[23px] sm:text-[14px]">
        {label}
      </text>
    </g>
  )
}

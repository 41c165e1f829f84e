import clsx from 'clsx'
import { ChartSvg } from '#client/ui/chart/ChartSvg.tsx'
import { linearScale } from '#client/ui/chart/linearScale.ts'

interface SpreadBarProps {
  low: number
  median: number
  high: number
  bounds: { low: number; high: number }
  faint?: boolean
}

export function SpreadBar({ low, median, high, bounds, faint }: SpreadBarProps) {
  const { position } = linearScale([bounds.low, bounds.high], [1, 99])
  return (
    <ChartSvg height={18} className={clsx(faint && 'opacity-50')}>
      <line x1="0" x2="100%" y1="9" y2="9" className="stroke-line" strokeWidth="2" />
      <rect
        x={`${position(low)}%`}
        width={`${Math.max(0.8, position(high) - position(low))}%`}
        y="4"
        height="10"
        rx="5"
        className="fill-action"
        fillOpacity="0.35"
      />
      <line
        x1={`${position(median)}%`}
        x2={`${position(median)}%`}
        y1="1"
        y2="17"
        className="stroke-action"
        strokeWidth="3"
      />
    </ChartSvg>
  )
}

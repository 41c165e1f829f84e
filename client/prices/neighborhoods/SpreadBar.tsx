interface SpreadBarProps {
  low: number
  middle: number
  high: number
  /** The ends of the scale. */
  bounds: { low: number; high: number }
  faint?: boolean
}

/** The middle half of one market on a scale that all share; its figures stand beside it as text. */
export function SpreadBar({ low, middle, high, bounds, faint }: SpreadBarProps) {
  const width = bounds.high - bounds.low
  const at = (value: number) => 1 + (width > 0 ? ((value - bounds.low) / width) * 98 : 49)
  return (
    <svg aria-hidden="true" width="100%" height="18" className={faint ? 'opacity-50' : undefined}>
      <line x1="0" x2="100%" y1="9" y2="9" className="stroke-line" strokeWidth="2" />
      <rect
        x={`${at(low)}%`}
        width={`${Math.max(0.8, at(high) - at(low))}%`}
        y="4"
        height="10"
        rx="5"
        className="fill-action"
        fillOpacity="0.35"
      />
      <line
        x1={`${at(middle)}%`}
        x2={`${at(middle)}%`}
        y1="1"
        y2="17"
        className="stroke-action"
        strokeWidth="3"
      />
    </svg>
  )
}

import clsx from 'clsx'
import type { ReactNode } from 'react'

interface Props {
  /** What the chart shows, in a sentence: it stands in for the picture. Absent where the figures stand beside it as text. */
  label?: string
  height: number
  className?: string
  children: ReactNode
}

/** The ground of every chart: as wide as there is room, positions along it in percent, so that letters and strokes keep their size. */
export function ChartSvg({ label, height, className, children }: Props) {
  return (
    <svg
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
      width="100%"
      height={height}
      className={clsx('block overflow-visible', className)}
    >
      {children}
    </svg>
  )
}

import clsx from 'clsx'
import type { ReactNode } from 'react'

interface Props {
  /** One sentence; undefined if text beside it has the same figures. */
  label?: string
  height: number
  className?: string
  children: ReactNode
}

/** x in percent, so that text and strokes do not scale. */
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

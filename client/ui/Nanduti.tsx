import { drawNanduti, type NandutiDrawing } from '#shared/nanduti.ts'

interface NandutiProps {
  seed?: number
  className?: string
  /** For a radius of 100. */
  strokeWidth?: number
}

export function Nanduti({ seed = 3, className, strokeWidth = 0.4 }: NandutiProps) {
  const lace = drawingOf(seed)
  return (
    <svg viewBox="-104 -104 208 208" aria-hidden="true" className={className} fill="none">
      <path d={lace.woven} fill="currentColor" fillOpacity="0.45" />
      <path d={lace.threads} stroke="currentColor" strokeWidth={strokeWidth} strokeLinejoin="round" />
    </svg>
  )
}

/** Few seeds are used. */
const drawings = new Map<number, NandutiDrawing>()

function drawingOf(seed: number): NandutiDrawing {
  const lace = drawings.get(seed) ?? drawNanduti(seed)
  drawings.set(seed, lace)
  return lace
}

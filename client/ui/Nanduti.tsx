import { drawLace, type Lace } from '#shared/lace.ts'

interface NandutiProps {
  seed?: number
  className?: string
  /** For a radius of 100. */
  strokeWidth?: number
}

export function Nanduti({ seed = 3, className, strokeWidth = 0.4 }: NandutiProps) {
  const lace = laceOf(seed)
  return (
    <svg viewBox="-104 -104 208 208" aria-hidden="true" className={className} fill="none">
      <path d={lace.woven} fill="currentColor" fillOpacity="0.45" />
      <path d={lace.threads} stroke="currentColor" strokeWidth={strokeWidth} strokeLinejoin="round" />
    </svg>
  )
}

/** Few seeds are used. */
const laces = new Map<number, Lace>()

function laceOf(seed: number): Lace {
  const lace = laces.get(seed) ?? drawLace(seed)
  laces.set(seed, lace)
  return lace
}

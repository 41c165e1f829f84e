import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { differenceText } from '#client/prices/priceFigures.ts'
import { Badge, type Tone } from '#client/ui/Badge.tsx'
import { sideOf } from '#shared/market/market.ts'

const tones: Record<ReturnType<typeof sideOf>, Tone> = {
  above: 'danger',
  below: 'positive',
  even: 'neutral',
}

/** Unsigned; red above the market. */
export function DifferenceBadge({ percent, className }: { percent: number; className?: string }) {
  const { language } = useLanguage()
  const words = useWords('core', 'prices')
  const side = sideOf(percent)
  const Arrow = side === 'above' ? ArrowUp : ArrowDown
  return (
    <Badge
      tone={tones[side]}
      className={className}
      icon={side !== 'even' && <Arrow aria-hidden="true" className="size-3.5" strokeWidth={2.5} />}
    >
      {differenceText(percent, words.prices, { language, words })}
    </Badge>
  )
}

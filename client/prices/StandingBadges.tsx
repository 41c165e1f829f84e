import clsx from 'clsx'
import { useWords } from '#client/core/language.tsx'
import { Badge, type Tone } from '#client/ui/Badge.tsx'
import type { Confidence, Verdict } from '#shared/market/market.ts'
import { verdictTone } from './verdictTone.ts'

const confidenceTones: Record<Confidence, Tone> = { high: 'neutral', medium: 'neutral', low: 'warning' }

export function StandingBadges(props: {
  standing: { verdict: Verdict; confidence: Confidence }
  className?: string
}) {
  const { prices: w } = useWords('prices')
  const { verdict, confidence } = props.standing
  return (
    <p className={clsx('flex flex-wrap gap-2', props.className)}>
      <Badge tone={verdictTone(props.standing)}>{w.standings[verdict]}</Badge>
      <Badge tone={confidenceTones[confidence]}>{w.confidence[confidence]}</Badge>
    </p>
  )
}

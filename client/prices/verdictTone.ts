import { type Confidence, isSound, type Verdict } from '#shared/market/market.ts'

export type VerdictTone = 'neutral' | 'action' | 'positive' | 'warning' | 'danger'

/** Neutral on a weak sample; red only on a sound one. */
export function verdictTone(standing: { verdict: Verdict; confidence: Confidence }): VerdictTone {
  const { verdict, confidence } = standing
  if (verdict === 'none' || confidence === 'low') return 'neutral'
  if (verdict === 'above') return isSound(confidence) ? 'danger' : 'warning'
  return verdict === 'below' ? 'positive' : 'action'
}

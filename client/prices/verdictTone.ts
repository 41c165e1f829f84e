import { type Confidence, isSound, type Verdict } from '#shared/market/market.ts'

export type VerdictTone = 'neutral' | 'action' | 'positive' | 'warning' | 'danger'

/** The colour of a verdict: none on a weak sample, red on a sound one only. */
export function verdictTone(standing: { verdict: Verdict; confidence: Confidence }): VerdictTone {
  const { verdict, confidence } = standing
  if (verdict === 'none' || confidence === 'low') return 'neutral'
  if (verdict === 'above') return isSound(confidence) ? 'danger' : 'warning'
  return verdict === 'below' ? 'positive' : 'action'
}

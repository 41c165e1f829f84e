import type { Intent } from '#server/ai/local/intents/intent.ts'
import { apartCostIntent } from './apartCost.ts'
import { bothOffersIntent } from './bothOffers.ts'
import { kindAdviceIntent } from './kindAdvice.ts'
import { netOfTaxIntent } from './netOfTax.ts'
import { refinedFigureIntent } from './refinedFigure.ts'
import { ruleAmountIntent } from './ruleAmount.ts'
import { ruralLandIntent } from './ruralLand.ts'
import { visitTimeIntent } from './visitTime.ts'

/** What a turn asks only beside the one before it. */
export const followUps: readonly Intent[] = [
  ruleAmountIntent,
  visitTimeIntent,
  netOfTaxIntent,
  apartCostIntent,
  ruralLandIntent,
  refinedFigureIntent,
  bothOffersIntent,
  kindAdviceIntent,
]

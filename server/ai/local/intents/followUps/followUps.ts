import type { Intent } from '#server/ai/local/intents/intent.ts'
import { apartCostIntent } from './apartCost.ts'
import { besideBeforeIntent } from './besideBefore.ts'
import { bothOffersIntent } from './bothOffers.ts'
import { inCurrencyIntent } from './inCurrency.ts'
import { kindAdviceIntent } from './kindAdvice.ts'
import { netOfTaxIntent } from './netOfTax.ts'
import { easiestToLetIntent } from './ofList/easiestToLet.ts'
import { factOfEachIntent } from './ofList/factOfEach.ts'
import { firstDeliveredIntent } from './ofList/firstDelivered.ts'
import { perSqmOfEachIntent } from './ofList/perSqmOfEach.ts'
import { rentEachIntent } from './ofList/rentEach.ts'
import { ownedAbroadIntent } from './ownedAbroad.ts'
import { refinedAlikeIntent } from './refinedAlike.ts'
import { refinedFigureIntent } from './refinedFigure.ts'
import { ruleAmountIntent } from './ruleAmount.ts'
import { ruralLandIntent } from './ruralLand.ts'
import { saleGainIntent } from './saleGain.ts'
import { storyIntent } from './story.ts'
import { valuedIntent } from './valued.ts'
import { visitTimeIntent } from './visitTime.ts'

/** What a turn asks only beside the one before it. */
export const followUps: readonly Intent[] = [
  saleGainIntent,
  inCurrencyIntent,
  besideBeforeIntent,
  ownedAbroadIntent,
  storyIntent,
  valuedIntent,
  refinedAlikeIntent,
  ruleAmountIntent,
  visitTimeIntent,
  netOfTaxIntent,
  apartCostIntent,
  ruralLandIntent,
  refinedFigureIntent,
  bothOffersIntent,
  easiestToLetIntent,
  firstDeliveredIntent,
  perSqmOfEachIntent,
  rentEachIntent,
  factOfEachIntent,
  kindAdviceIntent,
]

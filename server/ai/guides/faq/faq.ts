import { choosingFaq } from './buying/choosing.ts'
import { dealingFaq } from './buying/dealing.ts'
import { groundsFaq } from './buying/grounds.ts'
import { ownersFaq } from './buying/owners.ts'
import { swindlesFaq } from './buying/swindles.ts'
import { troublesFaq } from './buying/troubles.ts'
import type { FaqEntry } from './faqEntry.ts'
import { livingAreasFaq } from './living/areas.ts'
import { livingArrivingFaq } from './living/arriving.ts'
import { livingFirstStepsFaq } from './living/firstSteps.ts'
import { livingForeignersFaq } from './living/foreigners.ts'
import { livingPlacesFaq } from './living/places.ts'
import { livingServicesFaq } from './living/services.ts'
import { livingTalkFaq } from './living/talk.ts'
import { livingWordsFaq } from './living/words.ts'
import { buildingFaq } from './money/building.ts'
import { buyingOffPlanFaq } from './money/buyingOffPlan.ts'
import { currenciesFaq } from './money/currencies.ts'
import { gettingLoanFaq } from './money/gettingLoan.ts'
import { incomeTaxesFaq } from './money/incomeTaxes.ts'
import { investingFaq } from './money/investing.ts'
import { owningTaxesFaq } from './money/owningTaxes.ts'
import { payingFaq } from './money/paying.ts'
import { payingLoanFaq } from './money/payingLoan.ts'
import { payingSafelyFaq } from './money/payingSafely.ts'
import { programmesFaq } from './money/programmes.ts'
import { valuingFaq } from './money/valuing.ts'
import { lettingAfarFaq } from './renting/afar.ts'
import { applyingFaq } from './renting/applying.ts'
import { commercialFaq } from './renting/commercial.ts'
import { endingFaq } from './renting/ending.ts'
import { lettingFaq } from './renting/letting.ts'
import { livingFaq } from './renting/living.ts'
import { rentPayingFaq } from './renting/paying.ts'
import { sharingFaq } from './renting/sharing.ts'
import { signingFaq } from './renting/signing.ts'
import { startingFaq } from './renting/starting.ts'
import { dealRightsFaq } from './rights/deals.ts'
import { disputeRightsFaq } from './rights/disputes.ts'
import { evictionRightsFaq } from './rights/evictions.ts'
import { heirsFaq } from './rights/heirs.ts'
import { inheritingFaq } from './rights/inheriting.ts'
import { leaseRightsFaq } from './rights/leases.ts'
import { presaleRightsFaq } from './rights/presale.ts'
import { titleRightsFaq } from './rights/titles.ts'
import { aboutFaq } from './site/about.ts'
import { accountFaq } from './site/account.ts'
import { agenciesFaq } from './site/agencies.ts'
import { contactingFaq } from './site/contacting.ts'
import { favoritesFaq } from './site/favorites.ts'
import { figuresFaq } from './site/figures.ts'
import { pricingFaq } from './site/pricing.ts'
import { publishingFaq } from './site/publishing.ts'
import { searchingFaq } from './site/searching.ts'
import { sellingFaq } from './site/selling.ts'
import { siteTroublesFaq } from './site/troubles.ts'

/** All of them, by their names. */
export const faq: Record<string, FaqEntry> = {
  ...signingFaq,
  ...troublesFaq,
  ...currenciesFaq,
  ...startingFaq,
  ...siteTroublesFaq,
  ...choosingFaq,
  ...dealingFaq,
  ...groundsFaq,
  ...ownersFaq,
  ...owningTaxesFaq,
  ...incomeTaxesFaq,
  ...gettingLoanFaq,
  ...payingLoanFaq,
  ...valuingFaq,
  ...payingFaq,
  ...payingSafelyFaq,
  ...programmesFaq,
  ...buyingOffPlanFaq,
  ...buildingFaq,
  ...investingFaq,
  ...applyingFaq,
  ...livingFaq,
  ...livingAreasFaq,
  ...livingArrivingFaq,
  ...livingForeignersFaq,
  ...livingPlacesFaq,
  ...livingServicesFaq,
  ...livingTalkFaq,
  ...livingWordsFaq,
  ...aboutFaq,
  ...accountFaq,
  ...agenciesFaq,
  ...contactingFaq,
  ...figuresFaq,
  ...pricingFaq,
  ...publishingFaq,
  ...searchingFaq,
  ...rentPayingFaq,
  ...endingFaq,
  ...sharingFaq,
  ...lettingFaq,
  ...commercialFaq,
  ...sellingFaq,
  ...leaseRightsFaq,
  ...evictionRightsFaq,
  ...inheritingFaq,
  ...titleRightsFaq,
  ...dealRightsFaq,
  ...presaleRightsFaq,
  ...disputeRightsFaq,
  ...heirsFaq,
  ...swindlesFaq,
  ...lettingAfarFaq,
  ...livingFirstStepsFaq,
  ...favoritesFaq,
}

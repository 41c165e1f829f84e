import { adviserIntent } from './adviser.ts'
import { businessAreasIntent } from './areas/businessAreas.ts'
import { cheaperToLiveIntent } from './areas/comparingAreas.ts'
import { nightsOfAreasIntent } from './areas/nightsOfAreas.ts'
import { pricesOfAreasIntent } from './areas/pricesOfAreas.ts'
import { closerIntent } from './around/closer.ts'
import { eachPlaceIntent } from './around/eachPlace.ts'
import { nearestOfListIntent } from './around/nearestOfList.ts'
import { apartIntent, nearbyIntent, whereIsIntent } from './around/whereIs.ts'
import { asides } from './asides.ts'
import { comparing } from './comparing.ts'
import { eitherTypeIntent, oneOrTwoIntent } from './eitherType.ts'
import { explainIntent } from './explaining.ts'
import { faqIntent } from './faq.ts'
import { figuresIntent } from './figures.ts'
import { followUps } from './followUps/followUps.ts'
import { guideIntent } from './guide.ts'
import { fairPriceIntent, houseOrFlatIntent, yieldIntent } from './homes.ts'
import type { Intent } from './intent.ts'
import { budgetIntent, rentOrBuyIntent, safetyIntent, whereToLiveIntent } from './living.ts'
import { marketIntent } from './markets.ts'
import { affordingIntent } from './money/affording.ts'
import { costsBesideIntent } from './money/costsBeside.ts'
import { downBudgetIntent } from './money/downBudget.ts'
import { estimateIntent, exchangeRateIntent, returnsIntent } from './money/figures.ts'
import { incomeIntent } from './money/income.ts'
import { instalmentIntent, payableIntent } from './money/instalment.ts'
import { investBudgetIntent } from './money/investBudget.ts'
import { investPlanIntent } from './money/investPlan.ts'
import { liveOffRentIntent } from './money/liveOffRent.ts'
import { livingBudgetIntent } from './money/livingBudget.ts'
import { livingCostIntent } from './money/livingCost.ts'
import { otherCurrencyIntent } from './money/otherCurrency.ts'
import { percentOfIntent } from './money/percentOf.ts'
import { rentThereIntent } from './money/rentThere.ts'
import { stagesIntent } from './money/stages.ts'
import { stayTotalIntent } from './money/stayTotal.ts'
import { sumsIntent } from './money/sums.ts'
import { yieldAreasIntent } from './money/yieldAreas.ts'
import { namedListing } from './namedListing.ts'
import { agenciesIntent, agencyIntent, developmentIntent, developmentsIntent } from './offers/offers.ts'
import { likeTheListing, pageListing } from './pageListing.ts'
import { passageIntent } from './passage.ts'
import { offerIntent } from './prices/offer.ts'
import { owningIntent } from './prices/owning.ts'
import { perSqmIntent } from './prices/perSqm.ts'
import { planTotalIntent } from './prices/planTotal.ts'
import { rentNetIntent } from './prices/rentNet.ts'
import { saleNetIntent } from './prices/saleNet.ts'
import { refusing } from './refusing.ts'
import { moreResults } from './searches/moreResults.ts'
import { bestIntent, countIntent, searchIntent } from './searches/searching.ts'
import { siteHelp } from './siteHelp.ts'
import { smallTalk } from './smallTalk.ts'

/** Their order decides between equal scores only. */
export const intents: readonly Intent[] = [
  refusing,
  smallTalk,
  moreResults,
  ...followUps,
  developmentIntent,
  agencyIntent,
  developmentsIntent,
  agenciesIntent,
  nearestOfListIntent,
  closerIntent,
  eachPlaceIntent,
  investBudgetIntent,
  investPlanIntent,
  stayTotalIntent,
  rentOrBuyIntent,
  cheaperToLiveIntent,
  nightsOfAreasIntent,
  pricesOfAreasIntent,
  businessAreasIntent,
  houseOrFlatIntent,
  oneOrTwoIntent,
  eitherTypeIntent,
  downBudgetIntent,
  affordingIntent,
  incomeIntent,
  percentOfIntent,
  costsBesideIntent,
  rentThereIntent,
  sumsIntent,
  liveOffRentIntent,
  livingBudgetIntent,
  livingCostIntent,
  owningIntent,
  offerIntent,
  saleNetIntent,
  rentNetIntent,
  planTotalIntent,
  perSqmIntent,
  otherCurrencyIntent,
  stagesIntent,
  instalmentIntent,
  payableIntent,
  whereToLiveIntent,
  safetyIntent,
  nearbyIntent,
  apartIntent,
  whereIsIntent,
  budgetIntent,
  fairPriceIntent,
  figuresIntent,
  yieldAreasIntent,
  yieldIntent,
  explainIntent,
  guideIntent,
  adviserIntent,
  faqIntent,
  passageIntent,
  comparing,
  namedListing,
  exchangeRateIntent,
  returnsIntent,
  estimateIntent,
  likeTheListing,
  pageListing,
  siteHelp,
  marketIntent,
  bestIntent,
  searchIntent,
  countIntent,
  asides,
]

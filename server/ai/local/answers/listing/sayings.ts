import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import type { GuideTopic } from '#server/ai/guides/topics/topics.ts'
import { downPaymentIn } from '#server/ai/local/amounts.ts'
import { sayDistance, sayHood, saySurroundings } from '#server/ai/local/answers/around/distances.ts'
import { sayClosingCosts, sayGuide } from '#server/ai/local/answers/guide.ts'
import { sayAge } from '#server/ai/local/answers/history/listingAge.ts'
import { sayInstalmentOf } from '#server/ai/local/answers/homes/instalment.ts'
import { sayNearestOf, saySaid } from '#server/ai/local/answers/matters/nearestOf.ts'
import { sayNoRate } from '#server/ai/local/answers/money/otherCurrency.ts'
import { sayStayOf } from '#server/ai/local/answers/money/stayTotal.ts'
import { sayCountOf } from '#server/ai/local/answers/money/sums.ts'
import { sayAgencyOf } from '#server/ai/local/answers/offers/agencies.ts'
import { quoteOf, sayAsk, sayQuoted } from '#server/ai/local/answers/quoting.ts'
import { namesTerms, ofCheRoga } from '#server/ai/local/money/loanAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { isMonthly } from '#server/ai/local/texts.ts'
import type { ListingTopic } from '#server/ai/local/topics/listingTopic.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'
import { homeSayings } from './homeTopics.ts'
import * as facts from './listingFacts.ts'
import { sayBasis, sayComparables, sayMarket, sayPerSqm, sayRoi } from './listingMarket.ts'
import {
  sayEntry,
  sayIncomeNeeded,
  sayMonthlyTotal,
  sayNetRent,
  sayNightsLeft,
  sayRentOrBuy,
} from './listingMoney.ts'
import { sayOffer } from './offer.ts'
import { sayShortLet } from './shortLet.ts'
import { sayStatedOrQuoted } from './statedFacts.ts'
import { termSayings } from './termTopics.ts'
import { sayRentsLikeIt, sayUnstated } from './unstated.ts'

function sayTopic({ reply, texts, rate }: QuestionContext, topic: GuideTopic): void {
  const { text, link } = answerOf(topic, { language: texts.language, rate, strength: 2 })
  reply.paragraph()
  reply.say(text, [link.text, link.to])
}

type Say = (question: QuestionContext, listing: ListingDetails) => void | Promise<void>

/** What is said of a listing, by what is asked of it. */
export const sayings: Record<ListingTopic, Say> = {
  ...homeSayings,
  ...termSayings,
  prosAndCons: async (question, listing) => {
    if (listing.amenities.length > 0) facts.sayAmenities(question, listing)
    await sayMarket(question, listing)
    await sayAge(question, listing)
    question.reply.say(question.texts.words.advice.listing.cons)
    sayAsk(question, listing)
  },
  why: async (question, listing) => {
    question.reply.say(question.texts.words.advice.listing.why)
    await sayMarket(question, listing)
    await sayAge(question, listing)
  },
  entry: (question, listing) => {
    const rent = isMonthly(listing) ? listing.priceUSD : listing.monthlyRentUSD
    if (rent && !ofBuying.test(question.wording)) return sayEntry(question, listing, rent)
    return sayings.financing(question, listing)
  },
  extraCosts: (question, listing) => {
    const rent = isMonthly(listing) ? listing.priceUSD : undefined
    if (rent) return sayEntry(question, listing, rent)
    sayClosingCosts({ ...question, listing })
    sayTopic(question, 'closingCosts')
  },
  use: (question, listing) => {
    sayQuoted(question, listing, { words: useWords, missing: question.texts.words.advice.listing.use })
  },
  family: facts.sayFamily,
  next: sayNext,
  income: sayIncomeNeeded,
  hood: sayHood,
  rentOrBuy: sayRentOrBuy,
  netRent: async (question, listing) => {
    await sayNetRent(question, listing)
    if (isMonthly(listing) || listing.priceUSD <= 0 || !ofBuying.test(question.wording)) return
    if (!ofDebt.test(question.wording)) return
    question.reply.paragraph()
    sayInstalmentOf(question, listing.priceUSD, listing.path)
  },
  floor: (question, listing) => {
    const { floor, building } = question.texts.words.advice.listing
    const asked = asksBuilding.test(question.wording)
      ? { names: ['buildingName'] as const, words: asksBuilding, missing: building }
      : { names: ['floor'] as const, words: floorWords, missing: floor }
    sayStatedOrQuoted(question, listing, asked)
  },
  financing: (question, listing) => {
    const { financing: missing } = question.texts.words.advice.listing
    sayStatedOrQuoted(question, listing, { names: ['financing'], words: financingWords, missing })
    const namesDown = downPaymentIn(question.text, question.rate) !== undefined
    const asksAmount =
      namesDown ||
      ofCheRoga.test(question.wording) ||
      namesTerms(question.text, question.rate) ||
      asksInstalment.test(question.wording)
    const isOfAmount = asksAmount && !isMonthly(listing) && listing.priceUSD > 0
    sayCountOf(question, listing)
    question.reply.paragraph()
    if (isOfAmount || !sayGuide(question)) sayUsualLoan(question, listing)
  },
  barter: (question, listing) => {
    const { barter: missing } = question.texts.words.listingReplies.more
    sayStatedOrQuoted(question, listing, { names: ['acceptsBarter'], words: barterWords, missing })
  },
  vat: (question, listing) => {
    const { vat: missing } = question.texts.words.listingReplies.more
    sayStatedOrQuoted(question, listing, { names: ['vatIncluded'], words: vatWords, missing })
  },
  invoice: (question, listing) => {
    const { unknown: missing } = question.texts.words.advice.listing
    sayQuoted(question, listing, { words: invoiceWords, missing })
    if (isMonthly(listing)) saySaid(question, 'rentInvoice')
  },
  delivery: (question, listing) => {
    if (listing.stated.stage === 'used') return facts.sayAvailable(question, listing)
    const { delivery: missing } = question.texts.words.listingReplies.more
    sayStatedOrQuoted(question, listing, { names: ['stage', 'deliveryMonth'], words: deliveryWords, missing })
  },
  debts: (question, listing) => {
    const { debts: missing } = question.texts.words.listingReplies.more
    sayQuoted(question, listing, { words: debtWords, missing })
    if (!isMonthly(listing)) sayTopic(question, 'mortgagedHome')
  },
  hotWater: (question, listing) => {
    const { hotWater: missing } = question.texts.words.listingReplies.more
    const quote = quoteOf(listing, hotWaterWords)
    if (quote === undefined) question.reply.say(missing)
    else question.reply.say(question.texts.words.listingReplies.more.says(quote), [quote, listing.path])
    if (quote === undefined) sayAsk(question, listing)
  },
  videoCall: (question, listing) => {
    question.reply.say(question.texts.words.listingReplies.more.videoCall)
    sayAsk(question, listing)
  },
  distance: sayDistance,
  age: sayAge,
  price: facts.sayPrice,
  perSqm: sayPerSqm,
  market: sayMarket,
  rooms: (question, listing) => {
    facts.sayRooms(question, listing)
    if (question.texts.rooms(listing).length === 0) sayAsk(question, listing)
    else if (asksSuite.test(question.wording)) {
      const missing = question.texts.words.listingReplies.amenities.no('suite')
      sayQuoted(question, listing, { words: suiteWords, missing })
    }
  },
  area: facts.sayArea,
  place: facts.sayPlace,
  surroundings: saySurroundings,
  rent: async (question, listing) => {
    facts.sayRent(question, listing)
    await sayRentsLikeIt(question, listing)
  },
  missing: sayUnstated,
  shortTerm: async (question, listing) => {
    facts.sayShortTerm(question, listing)
    sayStayOf(question, listing)
    if (!asksToLet.test(question.wording)) return
    if (!sayGuide(question)) sayTopic(question, 'shortStay')
    sayNightsLeft(question, listing)
    if (asksMoney.test(question.wording) && !isMonthly(listing)) {
      question.reply.paragraph()
      sayShortLet(question, listing)
      question.reply.paragraph()
      await sayNetRent(question, listing)
    }
  },
  rentTerms: (question, listing) => {
    const { terms: missing } = question.texts.words.listingReplies.rent
    if (paysAhead.test(question.wording)) return sayAhead(question, listing)
    if (asksTerm.test(question.wording) && !asksDeposit.test(question.wording))
      return sayTerm(question, listing)
    sayStatedOrQuoted(question, listing, { names: ['guarantee'], words: termsWords, missing })
    sayNearestOf(question, ofGuarantees)
  },
  roi: sayRoi,
  comparables: sayComparables,
  visit: facts.sayVisit,
  contact: facts.sayContact,
  author: facts.sayAuthor,
  negotiable: async (question, listing) => {
    await sayOffer(question, listing)
    question.reply.say(question.texts.words.listingReplies.price.negotiable)
    if (asksToBook.test(question.wording))
      question.reply.say(question.texts.words.listingReplies.contact.noBooking)
    sayAsk(question, listing)
    question.reply.paragraph()
    if (isMarketTold(question)) return
    await sayMarket(question, listing)
    await sayAge(question, listing)
  },
  basis: sayBasis,
  otherCurrency: (question, listing) => {
    facts.sayPrice(question, listing)
    sayNoRate(question)
  },
  papers: (question, listing) => {
    if (isMonthly(listing)) return sayings.rentTerms(question, listing)
    question.reply.say(question.texts.words.listingReplies.more.papers)
  },
  expenses: (question, listing) => {
    const isSaid = facts.sayExpenses(question, listing)
    if (listing.transactionType === 'rent') return
    if (asksTax.test(question.wording)) sayTopic(question, 'propertyTax')
    else if (judgesFees.test(question.wording)) sayTopic(question, 'condoFees')
    else if (!isSaid) sayGuide(question)
    else if (asksUpkeep.test(question.wording)) sayTopic(question, 'propertyTax')
  },
  built: facts.sayBuilt,
  internet: facts.sayInternet,
  capacity: facts.sayCapacity,
  available: facts.sayAvailable,
  views: facts.sayViews,
  pictures: facts.sayPictures,
  amenities: facts.sayAmenities,
  summary: saySummary,
  outlook: facts.sayOutlook,
  agency: sayAgencyOf,
  services: facts.sayServices,
  total: sayMonthlyTotal,
}

/** What is usual of them. */
const ofGuarantees = {
  faq: [
    'guarantorAlternatives',
    'guarantorWho',
    'suretyInsurance',
    'rentApplicationPapers',
    'depositTwoMonths',
    'reserveRental',
  ],
  topics: ['guarantor', 'rentingAsForeigner', 'rentDeposit', 'leaseTerm', 'leaseForm'],
  otherwise: 'guarantor',
} as const

/** "¿Son altas?", "en otro edificio me pedían 180" */
const judgesFees =
  / (?:alt[oa]s?|car[oa]s?|much[oa]s?|robo|normal(?:es)?|high|much|lot|expensive|normal|muito|otro edificio|outro predio|another building)(?= )/

/** "Would the rent cover the mortgage?" */
const ofDebt = / (?:cuotas?|credito|hipoteca|prestamo|loan|mortgage|parcelas?)(?= )/

const asksSuite =
  / (?:suites?|bano (?:privado|compartido)|banheiro (?:privativo|compartilhado)|(?:private|shared) bath\w*|bano propio|ensuite|banheiro proprio)(?= )/

/* In the author's text. */
const suiteWords = / (?:suites?|banos? (?:privado|propio|compartidos?)) /
const asksBuilding = / (?:edificio|torre|predio|building|tower) /
const floorWords = / (?:pisos?|plantas?|niveles|nivel|floors?|andar) /
const financingWords = / (?:financ|credito|cuotas|hipotec|afd|banco|loan|mortgage|installment)/
const debtWords = / (?:deudas?|hipotec\w+|embarg\w+|gravamen\w*|litigio|debts?|mortgage|lien) /
const hotWaterWords =
  / (?:agua caliente|calefon|termocalefon|termo|termotanque|ducha electrica|hot water|water heater) /
const barterWords = / (?:permut\w*|canje|parte de pago|barter|swap) /
const vatWords = / (?:iva|vat) /
const invoiceWords = / (?:facturas?|invoices?|iva) /
const asksTerm =
  / (?:(?:tiempo|tempo) de contrato|contrato(?: \w+){0,2} de (?:un|1|dos|2|tres|3) anos?|(?:one|two|1|2) year lease|(?:por )?cuanto tiempo|plazo|dura|duran|duracion|how long|[qc]uanto tempo|minim\w+|maxim\w+|(?:\d+|un|una|dos|tres|cuatro|cinco|seis|ocho|diez|one|a|two|three|four|five|six|um|uma|dois|duas|quatro|poc[oa]s|few) (?:mes|meses|months?|semanas?|weeks?)|quanto tempo|prazo)(?= )/
const paysAhead = / (?:adelant\w+|anticipad\w+|up ?front|in advance|adiant\w+|antecipad\w+)(?= )/
const aheadWords = / (?:adelantad[oa]s?|anticipad[oa]s?|in advance|por adelantado) /
const asksDeposit =
  / (?:cuanto|quanto|how much|what)(?: \w+){0,4} (?:deposito|garantia|deposit|caucao)(?= )| (?:deposito|garantia|deposit|caucao)(?: \w+){0,2} (?:cuanto|quanto|how much)(?= )/
const leaseWords = / (?:contrato de|contrato por|minimo|plazo|lease of|minimum) /
const useWords = / (?:uso comercial|oficinas?|consultorio|profesional|comercio|commercial) /
const deliveryWords = / (?:entrega|en pozo|en construccion|a estrenar|terminad[oa]|delivery|off plan) /
const termsWords = / (?:garantia|deposito|contrato|meses de|deposit|lease|guarantee)/

/** "¿Y si lo compro con crédito?", "¿de cuánto sería la cuota?" */
const asksInstalment =
  / (?:si (?:lo |la |me )?(?:compro|compramos|financio|saco|pido)|(?:de )?cuanto|cuanta|how much|what would|if (?:i|we)|quanto|qual|se (?:eu )?compr\w+)(?= )/

/** Of whoever would let it, not of a guest. */
const asksToLet = / (?:alquil\w+|pon\w+|coloc\w+|alug\w+|rent\w*|list|put|airbnb)(?= )/
const ofBuying = / (?:compr\w+|credito|cuota|buy\w*|loan|mortgage|entrada e)(?= )/
const asksMoney =
  / (?:cuanto|rinde|gano|ganaria|haria|sacaria|deja|queda\w*|que me|earn|make|left|how much|quanto|rende|sobra\w*)(?= )/

const asksTax = / (?:impuestos?|tax(?:es)?|impostos?|iptu|contribucion)(?= )/
const asksUpkeep =
  / (?:mantener\w*|al ano|por ano|anual\w*|a year|per year|yearly|upkeep|running costs|monthly costs?|costs? (?:a|per) month|if i owned|por mes|mensual\w*|si fuera mi[oa]|manter|ao ano)(?= )/

/** Of what is for sale: the instalment of what is left after a usual down payment, or after the one named. */
function sayUsualLoan(question: QuestionContext, listing: ListingDetails): void {
  if (!isMonthly(listing) && listing.priceUSD > 0) sayInstalmentOf(question, listing.priceUSD, listing.path)
}

/** By the answer before. */
const isMarketTold = ({ history, texts }: QuestionContext): boolean =>
  history.at(-1)?.content.includes(texts.words.prices.asking) === true

/** "¿Por cuánto tiempo es el contrato?" */
function sayTerm(question: QuestionContext, listing: ListingDetails): void {
  sayQuoted(question, listing, { words: leaseWords, missing: question.texts.words.advice.listing.term })
  sayTopic(question, 'leaseTerm')
}

/** "Puedo pagar seis meses por adelantado": the owner decides; what is usual a guide says. */
function sayAhead(question: QuestionContext, listing: ListingDetails): void {
  sayQuoted(question, listing, { words: aheadWords, missing: question.texts.words.advice.listing.ahead })
  sayTopic(question, 'guarantor')
}

const asksToBook = / (?:reserv\w+|book|hold(?:ing)?|secure|sen(?:a|ar\w*)|sinal)(?= )/

/** "Me gusta, ¿cómo sigo?": see it, then what a guide says of committing oneself. */
function sayNext(question: QuestionContext, listing: ListingDetails): void {
  const { reply, texts, rate } = question
  facts.sayVisit(question, listing)
  reply.say(texts.words.listingReplies.contact.noBooking)
  if (isMonthly(listing) && asksToBook.test(question.wording)) {
    reply.paragraph()
    return void saySaid(question, 'reserveRental')
  }
  const topic = isMonthly(listing) ? 'guarantor' : 'deposit'
  const { text, link } = answerOf(topic, { language: texts.language, rate, strength: 2 })
  reply.paragraph()
  reply.say(text, [link.text, link.to])
}

async function saySummary(question: QuestionContext, listing: ListingDetails): Promise<void> {
  facts.sayPrice(question, listing)
  facts.sayRooms(question, listing)
  facts.sayArea(question, listing)
  facts.sayPlace(question, listing)
  if (listing.amenities.length > 0) facts.sayAmenities(question, listing)
  facts.sayAuthor(question, listing)
}

import { faqAnswer } from '#server/ai/guides/answerFromGuides.ts'
import { payingFaq } from '#server/ai/guides/faq/money/paying.ts'
import { livingFaq } from '#server/ai/guides/faq/renting/living.ts'
import { rentPayingFaq } from '#server/ai/guides/faq/renting/paying.ts'
import { namesTarget, sayDistance, sayHood } from '#server/ai/local/answers/around/distances.ts'
import { sayNearestOf } from '#server/ai/local/answers/matters/nearestOf.ts'
import { quoteOf, sayAsk, sayQuoted } from '#server/ai/local/answers/quoting.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { isMonthly } from '#server/ai/local/texts.ts'
import type { HomeTopic } from '#server/ai/local/topics/ofHome.ts'
import { ofListing } from '#server/ai/local/topics/ofListing.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'
import { sayExpenses } from './listingFacts.ts'
import { sayStated } from './statedFacts.ts'

/* In the author's text. */
const words = {
  access:
    / (?:rampas?|escalon(?:es)?|escaleras?|gradas|silla de ruedas|accesib\w+|adaptad[oa]s?|planta baja|una sola planta) /,
  water: / (?:essap|aguatera|pozo artesiano|tanque|agua corriente|presion de agua) /,
  sewage: / (?:cloacas?|cloacal|desague|pozo ciego|camara septica) /,
  power: / (?:medidor(?:es)?|trifasic[oa]|generador(?:es)?|ande|energia) /,
  noise: / (?:ruid\w+|silencios[oa]s?|tranquil[oa]s?|tranquilidad|vecinos) /,
  condition:
    / (?:estado|refaccionad[oa]|reformad[oa]|remodelad[oa]|renovad[oa]|recien pintad[oa]|impecable|a refaccionar|reparad[oa]|conservad[oa]) /,
  occupied: / (?:ocupad[oa]|desocupad[oa]|inquilin[oa]|alquilad[oa]|entrega inmediata) /,
  building: / (?:edificio|torre|pisos|unidades|niveles) /,
  tenants: / (?:extranjeros|estudiantes|parejas|familias?|profesionales|ninos) /,
  rules: / (?:no fumar|fumadores|fiestas|reglamento|no se permite|no se acepta) /,
}

type Say = (question: QuestionContext, listing: ListingDetails) => void

/** What the text says of it, else that the listing does not. */
const untold =
  (topic: keyof typeof words): Say =>
  (question, listing) =>
    sayQuoted(question, listing, {
      words: words[topic],
      missing: question.texts.words.listingReplies.untold[topic],
    })

/** Once an answer. */
function sayLift({ reply, texts }: QuestionContext, { amenities, path }: ListingDetails) {
  const { lift } = texts.words.listingReplies.untold
  const name = texts.words.listings.amenities.elevator.toLowerCase()
  const isSaid = reply.has(lift) || reply.has(texts.words.listingReplies.amenities.yes(name))
  if (amenities.includes('elevator') && !isSaid) reply.say(lift, [lift, path])
}

const asksLift = / (?:ascensor(?:es)?|elevador(?:es)?|elevators?|lifts?)(?= )/

const sayAccess: Say = (question, listing) => {
  const { reply, texts } = question
  const quote = quoteOf(listing, words.access)
  const isOfLift = asksLift.test(question.wording)
  if (isOfLift) sayLift(question, listing)
  if (quote === undefined) reply.say(texts.words.listingReplies.untold.access)
  else reply.say(texts.words.listingReplies.more.says(quote), [quote, listing.path])
  if (!isOfLift) sayLift(question, listing)
  if (!ofListing.floor.test(question.wording)) sayStated(question, listing, ['floor'])
  if (quote === undefined) sayAsk(question, listing)
}

const sayCondition: Say = (question, listing) => {
  const { reply, texts } = question
  const { yearBuilt, path } = listing
  // "¿Es viejo, tiene goteras?": said with the first.
  const isTold = yearBuilt !== null && reply.has(texts.words.listingReplies.more.built(`${yearBuilt}`))
  const isStated = !isTold && sayStated(question, listing, ['stage'])
  if (yearBuilt !== null && !isTold)
    reply.say(texts.words.listingReplies.more.built(`${yearBuilt}`), [`${yearBuilt}`, path])
  if (isStated && listing.stated.stage !== 'used') return
  untold('condition')(question, listing)
  reply.say(texts.words.listingReplies.untold.check)
}

const sayTransport: Say = (question, listing) => {
  const { reply, texts } = question
  const { lines } = texts.words.listingReplies.untold
  if (!reply.has(lines)) reply.say(lines)
  if (namesTarget(question)) sayDistance(question, listing)
  else sayHood(question, listing)
  sayAsk(question, listing)
}

const ofFees = / (?:expensas?|condominio|(?:condo |building |maintenance )?fees|gastos comunes|hoa)(?= )/
const ofCommission = / (?:comisi\w+|commissions?|agency fees?|comision(?:es)?|comissao|corretagem)(?= )/
const ofRepairs =
  / (?:arregl\w+|repar\w+|fix\w*|repairs?|consert\w+|rompe\w*|breaks?|quebr\w+|descompon\w+)(?= )/

/** Who pays: what the listing says of it, then what is usual. */
const sayWhoPays: Say = (question, listing) => {
  const { reply, texts, rate, wording } = question
  const w = texts.words.listingReplies.untold
  const isRental = isMonthly(listing)
  if (ofCommission.test(wording) && !isRental) {
    reply.say(w.saleCommission)
    sayAsk(question, listing)
    reply.paragraph()
    const { text } = faqAnswer(payingFaq.commissionTwice, { language: texts.language, rate })
    return void reply.say(text)
  }
  if (ofCommission.test(wording)) {
    const rent = texts.usd(listing.priceUSD)
    reply.say(w.commission(rent), [rent, listing.path])
    return void sayAsk(question, listing)
  }
  const isOfFees = ofFees.test(wording)
  if (isOfFees && !isRental) {
    reply.say(w.owned)
    return void sayExpenses(question, listing)
  }
  if (isOfFees) reply.say(w.fees)
  const entry = isOfFees
    ? rentPayingFaq.expensasTenant
    : ofRepairs.test(wording)
      ? livingFaq.repairsWho
      : undefined
  if (!entry) return untold('rules')(question, listing)
  const { text, link } = faqAnswer(entry, { language: texts.language, rate })
  reply.say(text, ...(link ? [[link.text, link.to] as const] : []))
  if (!isOfFees) return
  reply.paragraph()
  sayExpenses(question, listing)
}

/** What is usual of it. */
const ofRules = {
  faq: ['nailsAndPaint', 'guestsAndParties', 'subletting', 'workFromRental', 'tenantImprovements'],
} as const
const ofTenants = {
  faq: ['rentSelfEmployed', 'studentRental', 'childrenAndOccupants', 'incomeFromAbroad'],
  topics: ['rentingAsForeigner', 'rentIncome'],
} as const

export const homeSayings: Record<HomeTopic, Say> = {
  access: sayAccess,
  water: untold('water'),
  sewage: untold('sewage'),
  power: untold('power'),
  noise: untold('noise'),
  condition: sayCondition,
  transport: sayTransport,
  rules: (question, listing) => {
    untold('rules')(question, listing)
    if (isMonthly(listing)) sayNearestOf(question, ofRules)
  },
  occupied: (question, listing) => {
    if (!sayStated(question, listing, ['currentRent'])) untold('occupied')(question, listing)
  },
  tenants: (question, listing) => {
    untold('tenants')(question, listing)
    if (isMonthly(listing)) sayNearestOf(question, ofTenants)
  },
  building: untold('building'),
  whoPays: sayWhoPays,
}

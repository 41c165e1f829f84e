import { answerFromGuides, answerOf, type GuideAnswer } from '#server/ai/guides/answerFromGuides.ts'
import { guideTitled } from '#server/ai/guides/guideTitles.ts'
import { type GuideTopic, topicNames, topicOf } from '#server/ai/guides/topics/topics.ts'
import { amountsIn, inDollars, isYear, pricesIn } from '#server/ai/local/amounts.ts'
import { wasSaid } from '#server/ai/local/answers/wasSaid.ts'
import { emptySearch, inputOf } from '#server/ai/local/conversation/searchState.ts'
import { describeSearch } from '#server/ai/local/describeSearch.ts'
import { homesAsked } from '#server/ai/local/homesAsked.ts'
import { incomeShare } from '#server/ai/local/money/reach.ts'
import { namedOne, quotedTitles } from '#server/ai/local/named.ts'
import { conceptsOf } from '#server/ai/local/passages/concepts.ts'
import {
  type FoundPhrasing,
  findPhrasing,
  isNear,
  likeness,
  nearestPhrasings,
} from '#server/ai/local/passages/phrasings.ts'
import { nearestTopics } from '#server/ai/local/passages/topics.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { isMonthly } from '#server/ai/local/texts.ts'
import { ownHome } from '#server/ai/local/topics/ofHome.ts'
import { continues } from '#server/ai/local/topics.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import { facts } from '#shared/guides/facts/facts.ts'
import type { GuideName } from '#shared/guides/guides.ts'
import { usualPlan } from '#shared/market/investment/investment.ts'
import { otherCase } from './followUps/otherCase.ts'
import { findHomes, sayHomes } from './homeFigures.ts'
import { sayFaq } from './matters/faq.ts'
import { sayRentTax, saySaleNet } from './money/taxSums.ts'

/** "Cerca de la Plaza Uruguaya" is of no foreigner. */
const withoutLandmarks = ({ text, understood }: Meaning): string =>
  understood.criteria.reduce(
    (left, one) => (one.field === 'place' ? left.replace(one.text, ' ') : left),
    text,
  )

export function guideFor(question: Meaning): GuideAnswer | undefined {
  const { spoken, rate, texts } = question
  const text = withoutLandmarks(question)
  const options = { language: spoken, rate }
  const said = saidOfAbroad(question)
  if (said) return said
  const before = askedOfGuide(question)
  const found = phrasedOtherwise(question, answerFromGuides(text, options))
  const other = otherCase(question)
  if (other) {
    const answer = answerOf(other, { language: spoken ?? texts.language, rate, strength: 2 })
    if (!isSaid(question, answer)) return answer
  }
  if (before === undefined) return found ?? ofListing(question)
  if (found?.guide === before.guide) return found
  const next = supposes.test(question.wording) ? undefined : topicNext(question, before.guide)
  if (next) return answerOf(next, { language: spoken ?? texts.language, rate, strength: 2 })
  return answerFromGuides(`${before.asked} ${text}`, options) ?? found
}

/** Words of a whole question. */
const leastConcepts = 3
/** Beside the topic that a pattern means. */
const leastLead = 0.1
/** However near frequent questions are. */
const farAhead = 0.25

/** "Does buying a house get me residency?" begins like who may buy, and is nearly the words of another topic. */
function phrasedOtherwise(
  { text, spoken, texts, rate }: Meaning,
  found: GuideAnswer | undefined,
): GuideAnswer | undefined {
  const phrased = found && findPhrasing(text)
  if (!found || !phrased?.topic || phrased.topic === found.topic) return found
  const own = nearestPhrasings(text).find(({ topic }) => topic === found.topic)?.similarity ?? 0
  const isFar = phrased.similarity - own >= farAhead && phrased.lead >= leastLead / 2
  const isAhead = phrased.lead >= leastLead || isFar
  if (!isAhead || phrased.concepts < leastConcepts) return found
  return answerOf(phrased.topic, { language: spoken ?? texts.language, rate, strength: found.strength })
}

const leastCoverage = 0.75
/** "¿Y si no vivo en el país?": of the same matter. */
const supposes = /^ (?:and if|but if|what if|and when|y si|pero si|e se|mas se) /

/** "¿Y quién paga eso?": the answer before says it. */
const asksOnlyWho =
  /^ (?:(?:y|e|and|mas|but|pero) )?(?:(?:eso|isso) )?(?:quien(?:es)?|who|quem) (?:(?:lo|la|los|las|has to|tiene que|tem que) )?(?:pays?|paga|pagan|pagar|pagarlo)(?: (?:todo )?(?:eso|esto|it|that|this|isso|isto|esos gastos|those|los gastos|tudo isso))? $/

/** "¿Y quién lo pide?" is of what was said. */
const pointsBack = / (?:lo|eso|it|that|isso|speed|they)(?= )/

/** "¿Y el escribano?" after a guide: the topic that its words are asked by, if it was not said before. */
function topicNext(
  { text, wording, history, texts, rate }: Meaning,
  guide: GuideName,
): GuideTopic | undefined {
  if (asksOnlyWho.test(wording)) return undefined
  const phrased = findPhrasing(text)
  // "¿Y cuándo vence?" after the property tax is of that tax, not of a deposit.
  if (phrased?.topic && phrased.similarity >= likeness.near && topicOf(phrased.topic).guide === guide)
    return phrased.topic
  return nearestTopics(text)
    .filter(({ coverage, asked }) => coverage >= leastCoverage && asked > 0)
    .find(({ value }) => {
      const { text: answer, guide: own } = answerOf(value, { language: texts.language, rate, strength: 2 })
      if (pointsBack.test(wording) && own !== guide) return false
      return !wasSaid(history, answer)
    })?.value
}

/** Questions before, and characters of each. */
const maxBefore = 2
const maxAsked = 180

const asksRule =
  / (?:que pasa si|(?:y )?si (?:me|no|quiero|se|tengo|dejo)|me (?:suben?|aumentan?|devuelven?|echan?)|if i|if they|will they|se eu|puedo|podemos|me pueden|tengo que|hay que|what (?:happens )?if|can i|do i have to|posso|o que acontece|tenho que)(?= )/

/** "¿Qué pasa si me voy antes?" on the page of a rental: of its lease. */
function ofListing({ text, wording, spoken, rate, listing }: Meaning): GuideAnswer | undefined {
  if (!listing || listing.transactionType === 'sale' || !asksRule.test(wording)) return undefined
  return answerFromGuides(`contrato de alquiler: ${text}`, { language: spoken, rate })
}

const asksOn =
  /^ (?:what if|and if|even if|y si|e se|who|how|when|where|why|quien|como|cuando|cuanto|donde|por que|quem|quando|quanto|onde)(?: [^ ]+){1,6} $/

/** "¿Y cerca de la frontera?": the question before, if a guide answered it and this one goes on. */
function askedOfGuide({
  history,
  wording,
  understood,
}: Meaning): { asked: string; guide: GuideName } | undefined {
  const [answer] = history.slice(-1)
  const asked = history.filter(({ role }) => role === 'user').slice(-maxBefore)
  const goesOn = (continues.test(wording) || asksOn.test(wording)) && understood.criteria.length === 0
  const title = quotedTitles(answer?.content ?? '').at(-1)
  const guide = title === undefined ? undefined : guideTitled(title)
  if (!goesOn || guide === undefined) return undefined
  return { guide, asked: asked.map(({ content }) => content.slice(0, maxAsked)).join(' ') }
}

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const livesAbroad =
  / (?:no (?:vivo|vivimos|resido|residimos|soy residente|somos residentes)|(?:vivo|vivimos|viviendo|resido|residiendo|moro|morar|morarmos|morando) (?:en|no|na|em|fora|afuera|lejos)|viv\w+ afuera|extranjer\w+|foreign\w*|estrangeir\w+|(?:not|non|don t|do not|no longer|isn t|aren t)(?: \w+){0,2} (?:resident|residents|live|living|reside)|live (?:abroad|overseas|in)|abroad|overseas|nao (?:moro|resido|sou residente))(?= )/
const abroad = /no resid|non-resident|não resid/i

/** "¿Quién paga?", "how much is it?": the sentences of an answer that say so. */
const askedFor: readonly (readonly [RegExp, RegExp])[] = [
  [
    / (?:quien(?:es)?|who|quem)(?= )/,
    /quien (?:compra|vende|alquila|vive)|buyer|seller|tenant|owner|quem (?:compra|vende|aluga)|comprador|vendedor|dueño|dono|inquilin/i,
  ],
  [
    / (?:cuando|cuanto (?:tard\w+|demor\w+|tiempo)|when|how long|quando|quanto (?:tempo|demora))(?= )/,
    /\d.{0,40}(?:días|meses|años|days|months|years|dias|meses|anos)/i,
  ],
  [/ (?:cuanto|cuanta|how much|quanto|quanta)(?= )/, /[$%]|Gs\./],
]

const isSource = /^(?:Fuentes?|Sources?|Fontes?):/

/** What was said just now: the sentences of it that the question is about, else who knows more. */
function sayAgain(
  { reply, texts, text: asked, wording }: QuestionContext,
  { text, link }: GuideAnswer,
): void {
  const sentences = text.split(/(?<=(?<!Gs)[.;])\s+/)
  const concepts = conceptsOf(asked)
  const asksFor = askedFor.find(([asks]) => asks.test(wording))?.[1]
  const said = sentences.filter(
    (sentence) =>
      !isSource.test(sentence) &&
      (conceptsOf(sentence).some((one) => concepts.includes(one)) || asksFor?.test(sentence)),
  )
  const ofCase = sentences.filter((sentence) => abroad.test(sentence))
  if (livesAbroad.test(wording) && ofCase.length > 0) {
    reply.say(ofCase.map((one) => capitalized(one)).join(' '))
    reply.say(sentences.at(-1) ?? '', [link.text, link.to])
    return
  }
  const isSome = said.length > 0 && said.length < sentences.length
  reply.say(
    isSome
      ? `${said.map((one) => capitalized(one.replace(/;$/, '.'))).join(' ')} ${texts.words.advice.noMore}`
      : texts.words.advice.noMore,
  )
  reply.say(sentences.at(-1) ?? '', [link.text, link.to])
}

const isSaid = ({ history }: Meaning, { text }: GuideAnswer): boolean => wasSaid(history, text)

/** "¿Y si no vivo acá?" after what says it of those who live abroad as well. */
export function hasSaidCase(question: Meaning): boolean {
  const found = guideFor(question)
  return (
    found !== undefined &&
    isSaid(question, found) &&
    livesAbroad.test(question.wording) &&
    abroad.test(found.text)
  )
}

/** The guide that has nothing new to say by its topics alone. */
export function guideSaid(question: Meaning): GuideName | undefined {
  const found = guideFor(question)
  return found && isSaid(question, found) ? found.guide : undefined
}

const maxOfCase = 9

/** "¿Y si no soy residente?" after an answer that says it of them as well: that answer. */
function saidOfAbroad({ history, wording, texts, rate }: Meaning): GuideAnswer | undefined {
  const last = history.at(-1)?.content ?? ''
  const isCase = livesAbroad.test(wording) && supposes.test(wording)
  if (!isCase || !abroad.test(last) || wording.trim().split(' ').length > maxOfCase) return undefined
  return topicNames
    .map((topic) => answerOf(topic, { language: texts.language, rate, strength: 2 }))
    .find(({ text }) => wasSaid(history.slice(-1), text))
}

/** Whether a guide answers it. */
export function sayGuide(question: QuestionContext): boolean {
  const found = guideFor(question)
  if (!found) return false
  const { reply } = question
  if (isSaid(question, found)) {
    const isSurely = (found: FoundPhrasing) => isNear(found) && found.similarity >= likeness.likely
    if (!hasSaidCase(question) && sayFaq(question, isSurely)) return true
    sayAgain(question, found)
    return true
  }
  reply.paragraph()
  if (found.topic === 'closingCosts') sayClosingCosts(question)
  if (found.topic === 'notaryFee') sayNotary(question, found.link.to)
  if (found.topic === 'sellingCosts') saySaleNet(question, found.link.to)
  if (found.topic === 'rentTax') sayRentTax(question, found.link.to)
  if (found.topic === 'guarantor' || found.topic === 'rentDeposit') sayDepositOf(question, found.link.to)
  if (found.topic === 'rentIncome' && sayIncomeFor(question, found.link)) return true
  if (found.topic === 'downPayment') sayDownPayment(question, found.link.to)
  reply.say(found.text, [found.link.text, found.link.to])
  return true
}

/** US dollars: less is no price of a home for sale. */
const leastPrice = 2000
const [low, high = low] = facts.closingCosts.value.amounts

/** At the beginning of a listing's line: "$74,000 · 2 dormitorios", no rent. */
const priceOfLine = /^\$(\d[\d,]*)(?![\d,]* (?:por m|a month|por noche|a night))/

function priceShown({ history }: Meaning): number | undefined {
  const [, typed] = priceOfLine.exec(namedOne(history)?.facts ?? '') ?? []
  return typed === undefined ? undefined : Number(typed.replaceAll(',', ''))
}

/** The one that the question names, else the listing's, else the most that the search before would pay. */
export function priceAsked(question: Meaning): number | undefined {
  const { text, rate, listing, thread } = question
  const [named] = pricesIn(text, rate).filter((usd) => usd >= leastPrice && !isYear(usd))
  const { maxPrice, transactionType } = thread.search?.filters ?? {}
  const before = transactionType === 'rent' ? undefined : (priceShown(question) ?? maxPrice)
  const price = named ?? (listing ? (isMonthly(listing) ? undefined : listing.priceUSD) : before)
  return price !== undefined && price >= leastPrice ? price : undefined
}

/** "¿Cuánto tengo que juntar para una casa de 80 mil?": with a loan, and without. */
function sayDownPayment(question: QuestionContext, guide: string): void {
  const { reply, texts } = question
  const price = priceAsked(question)
  if (price === undefined) return
  const part = (percent: number) => texts.usd(Math.round((price * percent) / 100))
  const [asked, down, least, most] = [texts.usd(price), part(usualPlan.down), part(low), part(high)]
  const said = texts.words.advice.downPayment(asked, texts.percent(usualPlan.down), down, least, most)
  reply.say(said, ...[down, least, most].map((piece) => [piece, guide] as const))
}

/** US dollars a month. */
const rents = { least: 50, most: 12_000 }

const [leastDeposit, mostDeposit = leastDeposit] = facts.usualDeposit.value.amounts

/** "¿Cuánto es la garantía de un alquiler de 3 millones?" */
function sayDepositOf({ reply, texts, text, rate, listing, wording }: QuestionContext, guide: string): void {
  const named = listing || !asksAmount.test(wording) ? [] : amountsIn(text, 'rent')
  const isRent = (usd: number) => usd >= rents.least && usd <= rents.most
  const [rent, ...others] = named.filter((one) => isRent(inDollars(one, rate)))
  if (!rent || others.length > 0) return
  const write = (value: number) => (rent.currency === 'PYG' ? texts.pyg(value) : texts.usd(value))
  const [low, high] = [leastDeposit, mostDeposit].map((months) => write(rent.value * months))
  const said = texts.words.advice.income.deposit(write(rent.value), `${low}`, `${high}`)
  reply.say(said, [`${low}`, guide], [`${high}`, guide])
}

const asksAmount = / (?:cuant[oa]s?|how much|quanto)(?= )/

/** "¿Cuánto tengo que ganar para alquilar uno de 500 dólares?" */
function sayIncomeFor(
  { reply, texts, text, rate, listing }: QuestionContext,
  guide: GuideAnswer['link'],
): boolean {
  const [rent, ...others] = listing ? [] : pricesIn(text, rate)
  if (rent === undefined || others.length > 0 || rent < rents.least || rent > rents.most) return false
  const income = texts.usd(Math.ceil((rent * 100) / incomeShare))
  const w = texts.words.advice.income
  reply.say(w.needed(texts.usd(rent), texts.percent(incomeShare), income), [income, guide.to])
  reply.say(w.guide(guide.text), [guide.text, guide.to])
  return true
}

const [leastFee, mostFee = leastFee] = facts.notaryFee.values.fee.amounts

/** "¿Cuánto cobra el escribano por una casa de 100 mil?" */
function sayNotary(question: QuestionContext, guide: string): void {
  const { reply, texts } = question
  const price = priceAsked(question)
  if (price === undefined) return
  const [least, most] = [leastFee, mostFee].map((percent) => texts.usd(Math.round((price * percent) / 100)))
  const said = texts.words.advice.notary(texts.usd(price), `${least}`, `${most}`)
  reply.say(said, [`${least}`, guide], [`${most}`, guide])
}

export function sayClosingCosts(question: QuestionContext): void {
  const { reply, texts, listing } = question
  const price = priceAsked(question)
  if (price === undefined) return
  const part = (percent: number) => texts.usd(Math.round((price * percent) / 100))
  const [least, most] = [low, high].map((percent) => texts.usd(Math.round(price * (1 + percent / 100))))
  const said = texts.words.advice.closing(texts.usd(price), part(low), part(high), `${least}`, `${most}`)
  reply.say(said, ...(listing ? [[texts.usd(price), listing.path] as const] : []))
}

/** "¿Puedo alquilar por un mes un monoambiente amoblado en Asunción?": how many there are. */
async function sayHomesNamed(question: QuestionContext): Promise<void> {
  const { reply, texts, use, listing, understood, wording } = question
  const { propertyType, city, neighborhood, transactionType, amenities, bedrooms } = understood.filters
  const isPlaced = (city ?? neighborhood) !== undefined
  const isMore = (transactionType ?? amenities ?? bedrooms) !== undefined
  if (listing || !propertyType || !isPlaced || !isMore || ownHome.test(wording)) return
  const search = { ...emptySearch, filters: understood.filters }
  const { total, path } = await use(searchListings, inputOf(search, 1))
  if (total === 0) return
  const [what, figure] = [describeSearch(search, texts), texts.number(total)]
  reply.paragraph()
  reply.say(texts.words.replies.search.count(total, figure, what), [figure, path], [what, path])
  reply.suggest(texts.words.replies.suggestions.show(what))
}

const comparesMonthly =
  / (?:contra|vs|versus|normal(?:mente)?|mensual(?:es)?|mensualmente|por mes|al mes|tradicional|largo plazo|fijo|long term|monthly|by the month|regular(?:ly)?|mensal|por mes|longo prazo)(?= )/

/** "¿Airbnb o alquiler normal en Recoleta?": what a month there brings. */
async function sayMonthlyBeside(question: QuestionContext): Promise<void> {
  const { listing, wording, understood, reply } = question
  const isPlaced = (understood.filters.city ?? understood.filters.neighborhood) !== undefined
  if (listing || !isPlaced || !comparesMonthly.test(wording)) return
  if (!guideFor(question)?.topic.startsWith('shortStay')) return
  const row = await findHomes(question, 'rent', homesAsked(question))
  if (!row) return
  reply.paragraph()
  sayHomes(question, 'rent', row)
}

/** "¿Qué impuestos pago al comprar?" */
export async function answerGuide(question: QuestionContext): Promise<void> {
  const { reply, texts } = question
  sayGuide(question)
  await sayMonthlyBeside(question)
  await sayHomesNamed(question)
  const s = texts.words.replies.suggestions
  reply.suggest(s.search, s.market, s.returns)
}

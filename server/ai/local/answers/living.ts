import { describedIn } from '#server/ai/local/areas/describedIn.ts'
import { inputOf } from '#server/ai/local/conversation/searchState.ts'
import { describeSearch } from '#server/ai/local/describeSearch.ts'
import { type HomesAsked, homesAsked } from '#server/ai/local/homesAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { countPlaces } from '#server/ai/tools/countPlaces.ts'
import type { HomePriceRow } from '#server/ai/tools/homePrices.ts'
import { answerDescribed } from './areas/described.ts'
import { answerSuited } from './areas/suited.ts'
import { roomsText } from './homeFigures.ts'
import { answerNone } from './searching.ts'

const listed = 5

/** Without what belongs to a list of results. */
function placesInputOf(asked: HomesAsked, city: string | undefined) {
  const {
    limit: _,
    order: __,
    text: ___,
    ...filters
  } = inputOf({ filters: { ...asked.filters, ...(city && { city: [city] }) }, order: undefined, text: '' }, 1)
  return filters
}

const describe = (question: QuestionContext, { filters }: HomesAsked) =>
  describeSearch({ filters, order: undefined, text: '' }, question.texts)

/* Wishes of an area that are not measured. */
const ofFloods = / (?:inund\w+|flood\w*|alag\w+|enchentes?|raudal\w*)(?= )/
const ofTeaching = / (?:bilingu\w+|bilingual)(?= )/

/** "¿Qué barrio me conviene con 2 hijos y 1.500 de alquiler?", "¿qué tal es vivir en Luque?" */
export async function answerWhereToLive(question: QuestionContext): Promise<void> {
  const described = describedIn(question)
  if (described) return answerDescribed(question, described)
  const isAnswered = await answerSuited(question)
  if (!isAnswered) await answerElsewhere(question)
  const { reply, texts, wording } = question
  reply.paragraph()
  if (ofFloods.test(wording)) reply.say(texts.words.explanations.flood)
  if (ofTeaching.test(wording)) reply.say(texts.words.explanations.schools)
}

/** Too few homes like that there. */
async function answerElsewhere(question: QuestionContext): Promise<void> {
  const { reply, texts, use } = question
  const w = texts.words.advice.living
  const asked = homesAsked(question)
  const { city, transactionType } = asked
  const { neighborhoods, path } = await use(countPlaces, placesInputOf(asked, city))
  const what = describe(question, asked)
  const s = texts.words.replies.suggestions
  reply.suggest(s.search, s.rent)
  if (neighborhoods.length === 0) {
    reply.say(w.none(what, city), [what, path])
    return sayCities(question, asked, w.elsewhere)
  }
  reply.say(w.lead(what, city), [what, path])
  for (const one of neighborhoods.slice(0, listed)) sayRow(question, one, undefined, transactionType)
  reply.paragraph()
  reply.say(w.unmeasured)
  if (!asked.isPlaceNamed) reply.say(w.assumed(city))
}

interface Counted {
  name: string
  listings: number
  path: string
}

function sayRow(
  { reply, texts }: QuestionContext,
  { name, listings, path }: Counted,
  row: HomePriceRow | undefined,
  transactionType: 'sale' | 'rent',
): void {
  const w = texts.words.advice.living
  const count = texts.number(listings)
  if (!row) return void reply.item(w.row(name, listings, count), [count, path])
  const median = row.medianPriceUSD
  const price = transactionType === 'rent' ? texts.perMonth(median) : texts.usd(median)
  const rooms = roomsText(texts, row.bedrooms)
  reply.item(w.rowWithPrice(name, listings, count, rooms, price), [count, path], [price, row.path])
}

async function sayCities(question: QuestionContext, asked: HomesAsked, lead: string): Promise<void> {
  const { reply, use } = question
  const { cities } = await use(countPlaces, placesInputOf(asked, undefined))
  if (cities.length === 0) return
  reply.paragraph()
  reply.say(lead)
  for (const one of cities.slice(0, listed)) sayRow(question, one, undefined, asked.transactionType)
}

/** "¿Dónde puedo comprar una casa con 100 mil dólares?" */
export async function answerBudget(question: QuestionContext): Promise<void> {
  const { reply, texts, use } = question
  const w = texts.words.advice.living
  const asked = homesAsked(question)
  if (asked.isPlaceNamed || question.understood.filters.near) return answerWhereToLive(question)
  const { total, cities, path } = await use(countPlaces, placesInputOf(asked, undefined))
  const what = describe(question, asked)
  const s = texts.words.replies.suggestions
  reply.suggest(s.cheapestOne, s.market, s.estimate)
  if (total === 0) return answerNone(question, { filters: asked.filters, order: undefined, text: '' }, path)
  const figure = texts.number(total)
  reply.say(w.cities(what, total, figure), [what, path], [figure, path])
  for (const one of cities.slice(0, listed)) sayRow(question, one, undefined, asked.transactionType)
}

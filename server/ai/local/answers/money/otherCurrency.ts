import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { answerYield } from '#server/ai/local/answers/homes/yields.ts'
import { answerSearch } from '#server/ai/local/answers/searching.ts'
import { follow } from '#server/ai/local/conversation/thread.ts'
import { currencyNamed, otherAmount, pricedIn } from '#server/ai/local/money/otherCurrency.ts'
import { type QuestionContext, readMeaning } from '#server/ai/local/questionContext.ts'
import { about } from '#server/ai/local/topics.ts'

const seeks: ReadonlySet<string> = new Set(['propertyType', 'transactionType', 'bedrooms'])
/** Of what one earns, owes or converts there are no homes to show. */
const ofOthers =
  / (?:gano|ganamos|ganho|ganhamos|earn|sueldo|salario|renda|cuotas?|parcelas?|cuanto (?:es|son|seria)|quanto (?:e|da|sao)|how much is|cambio)(?= )/
/** Unless a kind of home is named with its place. */
const ofLiving = / (?:viv[ei]\w*|live)(?= )/

/** "¿Cuánto es en euros?" of a listing, whose price is told. */
export function sayNoRate({ reply, texts, text }: QuestionContext): void {
  const w = texts.words.moneyAdvice.otherCurrency
  reply.say(w.unknown(w.names[currencyNamed(text)]))
}

/** Says so, and shows what is sought without the limit, cheapest first. */
export async function answerOtherCurrency(question: QuestionContext): Promise<void> {
  const { reply, texts, text, history, listing, rate, wording } = question
  const priced = otherAmount(text) ? undefined : pricedIn(text)
  const found = otherAmount(text) ?? priced
  if (!found) return
  const w = texts.words.moneyAdvice.otherCurrency
  reply.say(w.none(w.names[found.currency]))
  const rest = readMeaning(
    { text: found.rest, history, listing: undefined, language: texts.pageLanguage },
    rate,
  )
  const own = { ...question, understood: rest.understood, wording: rest.wording, text: found.rest }
  // Percentages need no rate.
  if (!listing && about.returns.test(wording)) {
    reply.paragraph()
    return answerYield(own)
  }
  const isSearch = rest.understood.criteria.some(({ field }) => seeks.has(field))
  const { propertyType, city } = rest.understood.filters
  const isOfLiving = ofLiving.test(wording) && (propertyType === undefined || city === undefined)
  const isOther = isOfLiving || ofOthers.test(wording)
  if (listing || (!priced && isOther) || !isSearch) return suggestStart(question)
  const { search } = follow(question.thread, rest)
  const { minPrice: _, maxPrice: __, ...filters } = search?.filters ?? rest.understood.filters
  if (found.isOfRent && filters.transactionType === undefined) filters.transactionType = 'rent'
  reply.paragraph()
  reply.say(w.meanwhile)
  await answerSearch(own, { filters, order: 'cheapest', text: '', places: search?.places })
}

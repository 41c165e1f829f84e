import { findHomes, sayHomes } from '#server/ai/local/answers/homeFigures.ts'
import { sayAsk } from '#server/ai/local/answers/quoting.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { isMonthly } from '#server/ai/local/texts.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'
import type { FactName } from '#shared/listings/facts/factText.ts'
import { homeTypes } from '#shared/listings/traits.ts'
import { isStated } from './statedFacts.ts'

/** What is worth asking about a home that is let, and one that is sold. */
const worthAsking = {
  rent: ['maintenanceFee', 'guarantee', 'floor'],
  sale: ['maintenanceFee', 'floor', 'landArea', 'financing', 'acceptsBarter', 'vatIncluded'],
} satisfies Record<string, FactName[]>

/** "¿Qué debería preguntar?": what the listing leaves open, and what none says. */
export function sayUnstated(question: QuestionContext, listing: ListingDetails): void {
  const { reply, texts } = question
  const kind = isMonthly(listing) ? 'rent' : 'sale'
  const names: FactName[] = worthAsking[kind]
  const { fieldLabels, advice } = texts.words
  const lower = (text: string) =>
    /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
  const open = [
    ...names.filter((name) => !isStated(question, listing, name)).map((name) => fieldLabels[name]),
    ...(listing.yearBuilt === null ? [fieldLabels.yearBuilt] : []),
  ]
  if (open.length > 0) reply.say(advice.listing.unstated(texts.list(open.map(lower))))
  reply.say(advice.listing.cons)
  reply.say(advice.listing.askAlso[kind])
  sayAsk(question, listing)
}

const asksOfMarket =
  / (?:zona|barrio|bairro|area|neighbou?rhood|asi|parecid[oa]s?|similar(?:es)?|como (?:est[ea]|es[ea])|like (?:this|it)|podria|puedo|could|would|poderia)(?= )/

/** "¿Por cuánto se alquila uno así?" of a home that is only for sale: what homes of its size rent for there. */
export async function sayRentsLikeIt(question: QuestionContext, listing: ListingDetails): Promise<void> {
  const { transactionType, propertyType, city, neighborhood, bedrooms } = listing
  const isOfHome = transactionType === 'sale' && homeTypes.includes(propertyType)
  if (!isOfHome || !asksOfMarket.test(question.wording)) return
  const row = await findHomes(question, 'rent', { city, neighborhood, bedrooms })
  if (row) sayHomes(question, 'rent', row)
}

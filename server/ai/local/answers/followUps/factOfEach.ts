import { textOfFact } from '#server/ai/local/answers/listing/statedFacts.ts'
import { type EachFact, factOfEach } from '#server/ai/local/conversation/turns/ofEach.ts'
import { findById, findShown } from '#server/ai/local/named.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'

const most = 6

/** "¿Con cuántas cocheras vienen?": what each of those shown says of it. */
export async function answerFactOfEach(question: QuestionContext): Promise<void> {
  const { reply, texts, wording } = question
  const fact = factOfEach(wording) ?? 'parkingSpaces'
  const w = texts.words.followUps.factOfEach
  const shown = await Promise.all((await findShown(question, most)).map(({ id }) => findById(question, id)))
  const known = shown.flatMap((one) => one ?? [])
  if (known.length === 0) return void reply.say(texts.words.advice.listing.unknown)
  for (const one of known) {
    const { title, path } = one
    const value = textOf(question, one, fact)
    reply.item(`${title}: ${value ?? w.unstated}`, [title, path], ...(value ? [[value, path] as const] : []))
    reply.show(one)
  }
  reply.paragraph()
  if (known.some((one) => textOf(question, one, fact) === undefined)) reply.say(w.ask)
  else reply.say(w.said)
  if (fact === 'financing') reply.say(w.terms)
  const s = texts.words.replies.suggestions
  reply.suggest(s.cheapestOne, s.compareTwo)
}

/** Undefined where the listing does not state it. */
function textOf(question: QuestionContext, listing: ListingDetails, fact: EachFact): string | undefined {
  const { listings } = question.texts.words
  const { parkingSpaces, bathrooms, bedrooms } = listing
  if (fact === 'parkingSpaces') return parkingSpaces > 0 ? listings.parkingOf(parkingSpaces) : undefined
  if (fact === 'bathrooms') return bathrooms > 0 ? listings.bathroomsOf(bathrooms) : undefined
  if (fact === 'bedrooms') return bedrooms > 0 ? listings.bedroomsOf(bedrooms) : undefined
  return textOfFact(question, listing, 'financing')
}

import { homesAsked } from '#server/ai/local/homesAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { countPlaces } from '#server/ai/tools/countPlaces.ts'
import { searchListings } from '#server/ai/tools/searchListings.ts'
import type { Amenity } from '#shared/listings/listingTypes.ts'
import { homeTypes } from '#shared/listings/traits.ts'

const listed = 5
const guarding: readonly Amenity[] = ['gated', 'security']

/** What is not measured is not judged; what listings say of it is told. */
export async function answerSafety(question: QuestionContext): Promise<void> {
  const { reply, texts, listing } = question
  const w = texts.words.advice.safety
  reply.say(w.notMeasured)
  if (listing) sayOfListing(question)
  const { city, neighborhood } = homesAsked(question)
  if (neighborhood) await sayCounts(question, city, neighborhood)
  else await sayAreas(question, city)
  reply.paragraph()
  reply.say(w.visit)
  const s = texts.words.replies.suggestions
  if (listing) reply.suggest(s.place, s.amenities, s.visit)
  else reply.suggest(s.marketIn(neighborhood ?? city), s.rent)
}

function sayOfListing({ reply, texts, listing }: QuestionContext): void {
  const w = texts.words.advice.safety
  const said = guarding.filter((one) => listing?.amenities.includes(one))
  const what = texts.list(said.map((one) => texts.words.listings.amenities[one].toLowerCase()))
  if (said.length > 0 && listing) reply.say(w.listing(what), [what, listing.path])
  else reply.say(w.listingNone)
}

async function sayCounts(question: QuestionContext, city: string, neighborhood: string): Promise<void> {
  const { reply, texts, use } = question
  const count = async (amenities: Amenity[]) => {
    const { total, path } = await use(searchListings, {
      ...{ propertyType: [...homeTypes], city: [city], neighborhood: [neighborhood], limit: 1 },
      ...(amenities.length > 0 && { amenities }),
    })
    return { listings: total, path }
  }
  const [all, secured, gated] = await Promise.all([count([]), count(['security']), count(['gated'])])
  if (all.listings === 0) return
  const counted = ({ listings: n }: { listings: number }) => ({ n, figure: texts.number(n) })
  reply.say(
    texts.words.advice.safety.counts(neighborhood, counted(all), counted(secured), counted(gated)),
    ...[all, secured, gated].map((one) => [texts.number(one.listings), one.path] as const),
  )
}

async function sayAreas(question: QuestionContext, city: string): Promise<void> {
  const { reply, texts, use } = question
  const { safety, living } = texts.words.advice
  const { neighborhoods } = await use(countPlaces, {
    ...{ propertyType: [...homeTypes], city: [city], amenities: ['security'] },
  })
  if (neighborhoods.length === 0) return
  reply.paragraph()
  reply.say(safety.areas(city))
  for (const { name, listings, path } of neighborhoods.slice(0, listed)) {
    const figure = texts.number(listings)
    reply.item(living.row(name, listings, figure), [figure, path])
  }
}

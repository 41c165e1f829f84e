import { sayAuthor } from '#server/ai/local/answers/listing/listingFacts.ts'
import type { Offered, QuestionContext } from '#server/ai/local/questionContext.ts'
import { agencies } from '#server/ai/tools/agencies.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'
import { durationText } from '#shared/inquiries/durationText.ts'

const shown = 8

/** "¿Quién es Tajy Propiedades?", "¿responden rápido?" */
export async function answerAgency(question: QuestionContext, { slug }: Offered): Promise<void> {
  const { use, reply, texts } = question
  const { agency } = await use(agencies, { slug })
  if (!agency) return
  const w = texts.words.offerReplies.agencies
  const { name, path, listings, forSale, forRent, places, closedLastYear } = agency
  const figure = (value: number) => texts.number(value)
  reply.say(w.is(name, agency.city ?? ''), [name, path])
  reply.say(agency.verified ? w.verified : w.unverified)
  reply.say(w.has(listings, figure(listings), figure(forSale), figure(forRent)), [figure(listings), path])
  if (places.length > 0)
    reply.say(w.places(texts.list(places.slice(0, 3).map((one) => placeOf(one, agency.city)))))
  if (closedLastYear > 0) reply.say(w.closed(closedLastYear, figure(closedLastYear)))
  const { medianMinutesToAnswer: minutes, answers } = agency
  if (minutes === null) reply.say(w.fewAnswers)
  else reply.say(w.answers(durationText(minutes, texts.words.inbox), answers))
  reply.say(w.page, [w.pageLink, path])
  const s = texts.words.replies.suggestions
  reply.suggest(s.search, s.rent)
}

/** Without the city of its office. */
const placeOf = ({ neighborhood, city }: { neighborhood: string; city: string }, office: string | null) =>
  city === office ? neighborhood : `${neighborhood} (${city})`

/** Of whoever offers a listing: its agency, else that it has none. */
export async function sayAgencyOf(question: QuestionContext, listing: ListingDetails): Promise<void> {
  const name = listing.agency?.name
  const found = name ? (await question.use(agencies, { text: name })).agencies : []
  const same = found.find((one) => one.name === name)
  if (same)
    return answerAgency(question, { kind: 'agency', name: same.name, slug: same.slug, isPointed: false })
  sayAuthor(question, listing)
  question.reply.say(question.texts.words.replies.how.safety)
}

/** "¿Qué inmobiliarias hay en Luque?" */
export async function answerAgencies(question: QuestionContext): Promise<void> {
  const { use, reply, texts, understood } = question
  const w = texts.words.offerReplies.agencies
  const [city] = understood.filters.city ?? []
  const found = await use(agencies, { city })
  const isNone = found.agencies.length === 0
  const listed = isNone ? (await use(agencies, {})).agencies : found.agencies
  const what = city === undefined ? '' : w.inPlace(city)
  if (isNone) reply.say(w.none(what))
  else reply.say(w.list(listed.length, texts.number(listed.length), what))
  const most = listed.toSorted((one, other) => other.listings - one.listings).slice(0, shown)
  for (const { name, city: office, verified, listings, path } of most) {
    const facts = [office, w.listings(listings, texts.number(listings)), verified && w.isVerified]
    reply.item(`${name} — ${facts.filter(Boolean).join(' · ')}`, [name, path])
  }
  reply.say(`${w.all}.`, [w.all, found.path])
  reply.say(w.notRanked)
  const s = texts.words.replies.suggestions
  reply.suggest(s.search, s.rent)
}

import { findAllNamed, findById, namedList } from '#server/ai/local/named.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'

const most = 4
/** "En pozo: 2 dormitorios en Ycuá Satí, entrega 2027" */
const yearOfTitle = /entrega\D{0,20}(20\d\d)/i

/** By the month that each states, else by the year of its title. */
const dateOf = ({ stated, title }: ListingDetails): string | undefined =>
  stated.deliveryMonth ?? yearOfTitle.exec(title)?.[1]

export async function answerFirstDelivered(question: QuestionContext): Promise<void> {
  const { reply, texts, history } = question
  const w = texts.words.followUps.firstDelivered
  const found = await findAllNamed(question, namedList(history).slice(0, most))
  const listings = await Promise.all(found.flatMap((one) => (one ? [findById(question, one.id)] : [])))
  const known = listings.flatMap((listing) => {
    const date = listing && dateOf(listing)
    return listing && date !== undefined ? [{ listing, date }] : []
  })
  const [first, ...others] = known.toSorted((one, other) => one.date.localeCompare(other.date))
  if (!first) return void reply.say(w.unknown)
  const write = (date: string) => {
    const month = date.length > 4 ? texts.words.listingFacts.monthNames[Number(date.slice(5)) - 1] : undefined
    return month === undefined ? date.slice(0, 4) : w.month(month, date.slice(0, 4))
  }
  const { title, path } = first.listing
  const when = write(first.date)
  reply.say(w.first(title, when), [title, path], [when, path])
  for (const { listing, date } of others)
    reply.item(w.row(listing.title, write(date)), [listing.title, listing.path], [write(date), listing.path])
  reply.paragraph()
  if (known.length < listings.length) reply.say(w.others)
  reply.say(w.ask)
}

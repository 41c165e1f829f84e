import { emptySearch } from '#server/ai/local/conversation/searchState.ts'
import { describeSearch } from '#server/ai/local/describeSearch.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { isMonthly } from '#server/ai/local/texts.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'
import { priceHistory } from '#server/ai/tools/priceHistory.ts'

const asksPrice =
  / (?:precio|price|preco|historial|history|historico|baj(?:o|aron|ado)|sub(?:io|ieron|ido)|rebaj\w+|dropp?\w*|reduced|baix\w+|desconto|antes)(?= )/
const maxChanges = 5

/** For how long it has been published, and what became of its price since. */
export async function sayAge(question: QuestionContext, listing: ListingDetails): Promise<void> {
  const { reply, texts, use, wording } = question
  const w = texts.words.advice.listing
  const { path, updatedAt, publishedAt } = listing
  const history = await use(priceHistory, { id: listing.id })
  const { changes, daysOnMarket, medianDaysOnMarket, medianArea } = history
  if (asksPrice.test(wording)) {
    if (changes.length === 0 && publishedAt) reply.say(w.unchanged, [w.unchanged, path])
    const money = isMonthly(listing) ? texts.perMonth : texts.usd
    for (const { at, percent, previousPriceUSD, priceUSD } of changes.slice(-maxChanges)) {
      const [from, to] = [money(previousPriceUSD), money(priceUSD)]
      const write = percent < 0 ? w.dropped : w.rose
      const figure = texts.percent(percent)
      reply.say(write(figure, texts.date(at), from, to), [figure, path], [from, path], [to, path])
    }
  }
  if (publishedAt && daysOnMarket !== null) {
    const date = texts.date(publishedAt)
    reply.say(w.published(daysOnMarket), [String(daysOnMarket), path])
    reply.say(texts.words.listingReplies.status.since(date), [date, path])
  }
  if (medianDaysOnMarket !== null) {
    const { propertyType, transactionType, city, neighborhood } = listing
    const filters = {
      propertyType: [propertyType],
      transactionType: transactionType === 'rent' ? ('rent' as const) : ('sale' as const),
      city: [city],
      neighborhood: medianArea === 'neighborhood' ? [neighborhood] : undefined,
    }
    const what = describeSearch({ ...emptySearch, filters }, texts)
    reply.say(w.typical(what, medianDaysOnMarket), [String(medianDaysOnMarket), path])
  }
  const updated = texts.date(updatedAt)
  if (updatedAt.slice(0, 10) !== publishedAt?.slice(0, 10)) reply.say(w.updated(updated), [updated, path])
}

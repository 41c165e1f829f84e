import { findShown } from '#server/ai/local/named.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'

const most = 6

/** "¿A cuánto sale el m² de cada uno?": of those shown, cheapest first; without an area, none. */
export async function answerPerSqmOfEach(question: QuestionContext): Promise<void> {
  const { reply, texts } = question
  const shown = (await findShown(question, most)).flatMap((listing) => {
    const { priceUSD, areaSqm, pricePerSqmUSD } = listing
    return pricePerSqmUSD === null || areaSqm === null
      ? []
      : [{ ...listing, areaSqm, rate: priceUSD / areaSqm }]
  })
  if (shown.length === 0) return void reply.say(texts.words.advice.listing.unknown)
  for (const one of shown.toSorted((a, b) => a.rate - b.rate)) {
    const { title, path, areaSqm, propertyType, rate } = one
    const [each, total, area] = [
      texts.perUnit(rate, propertyType, areaSqm),
      texts.price(one),
      texts.area(areaSqm),
    ]
    const sources = [title, each, total, area].map((piece) => [piece, path] as const)
    reply.item(`${title}: ${each} (${total} ÷ ${area})`, ...sources)
    reply.show(one)
  }
  const s = texts.words.replies.suggestions
  reply.suggest(s.cheapestOne, s.compareTwo)
}

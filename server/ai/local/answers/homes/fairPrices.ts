import { pricesIn } from '#server/ai/local/amounts.ts'
import { findHomes, roomsText, sayHomes } from '#server/ai/local/answers/homeFigures.ts'
import { homesAsked } from '#server/ai/local/homesAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { paths } from '#shared/paths.ts'

/** "¿Está bien pagar 900 dólares por un depto de 2 dormitorios en Villa Morra?": beside what such homes ask. */
export async function answerFairPrice(question: QuestionContext): Promise<void> {
  const { reply, texts, text, rate } = question
  const [usd] = pricesIn(text, rate)
  if (usd === undefined) return
  const asked = homesAsked(question)
  const bedrooms = asked.bedrooms ?? 2
  const s = texts.words.replies.suggestions
  const w = texts.words.advice
  const { transactionType } = asked
  reply.suggest(
    transactionType === 'rent' ? s.rent : s.estimate,
    s.marketIn(asked.neighborhood ?? asked.city),
  )
  const row = await findHomes(question, transactionType, { ...asked, bedrooms })
  if (!row) {
    const rooms = roomsText(texts, bedrooms)
    return void reply.say(w.homes.none(rooms, asked.neighborhood ?? asked.city))
  }
  const price = transactionType === 'rent' ? texts.perMonth(usd) : texts.usd(usd)
  const side = usd > row.highPriceUSD ? 'above' : usd < row.lowPriceUSD ? 'below' : 'within'
  reply.say(w.fair[side](price), [price, row.path])
  sayHomes(question, transactionType, row)
  reply.say(texts.words.replies.market.asking)
  if (asked.bedrooms === undefined) reply.say(w.rentOrBuy.assumed(roomsText(texts, bedrooms), row.place))
  reply.paragraph()
  const { calculatorLink, appraisal } = texts.words.replies.estimate
  reply.say(appraisal, [calculatorLink, paths.priceCalculator])
}

import { roomsText } from '#server/ai/local/answers/homeFigures.ts'
import { type Asked, askedBySize, typesAsked } from '#server/ai/local/areas/areaFigures.ts'
import { areasNamed } from '#server/ai/local/areas/areasNamed.ts'
import { sizesIn } from '#server/ai/local/homesAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'

const most = 4
const usualBedrooms: readonly number[] = [1, 2, 3]
const buys = / (?:compr\w+|vent[ae]s?|vend\w+|buy\w*|for sale|sell|a venda)(?= )/

/** "¿Y cuánto sale alquilar ahí?" after areas: what homes ask in each, by size where enough do. */
export async function answerPricesOfAreas(question: QuestionContext): Promise<void> {
  const { reply, texts, understood, thread, wording, history } = question
  const { filters } = understood
  const offer = filters.transactionType ?? thread.search?.filters.transactionType
  const isSale = offer === 'sale' || (offer !== 'rent' && buys.test(wording))
  const w = texts.words.priceAdvice.ofAreas
  const named = new Set([...sizesIn(wording), ...(filters.bedrooms === undefined ? [] : [filters.bedrooms])])
  const asked = named.size > 0 ? [...named] : usualBedrooms
  const write = (one: Asked, size: string): [string, string] => [
    w.size(size, texts.usd(one.median ?? 0), texts.number(one.listings)),
    one.path,
  ]
  for (const area of areasNamed(history).slice(0, most)) {
    const types = typesAsked(filters)
    const { whole, sizes } = await askedBySize(question, area, isSale ? 'sale' : 'rent', types)
    const known = sizes.filter(
      (one) => one.median !== undefined && one.bedrooms !== undefined && asked.includes(one.bedrooms),
    )
    const rows = known.map((one) => write(one, roomsText(texts, one.bedrooms ?? 0)))
    const all = whole.median === undefined ? [] : [write(whole, texts.words.areas.anySize)]
    const said = [...all, ...rows]
    reply.item(w.row(area.name, said.map(([piece]) => piece).join('; ')), ...said)
  }
  reply.paragraph()
  reply.say(isSale ? w.sale : w.rent)
  const s = texts.words.replies.suggestions
  reply.suggest(s.search, s.market)
}

import { findHomes, type HomeFigures, roomsText } from '#server/ai/local/answers/homeFigures.ts'
import { feesIn } from '#server/ai/local/answers/prices/owning.ts'
import { type HomesAsked, homesAsked } from '#server/ai/local/homesAsked.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { facts } from '#shared/guides/facts/facts.ts'
import { sayRentals } from './livingBudget.ts'

const alone =
  / (?:sol[oa]|sozinh[oa]|alone|by myself|on my own|single|solter[oa]|solteir[oa]|one person|una persona|uma pessoa)(?= )/
const couple =
  / (?:parejas?|casal|couple|los dos|mi (?:novi[oa]|marido|esposa|esposo|senora|mujer)|my (?:wife|husband|partner|girlfriend|boyfriend)|minha (?:esposa|namorada|mulher)|meu (?:marido|namorado)|somos dos|two of us|we are two)(?= )/
/** US dollars: where too few are offered for a median. */
const cheapRent = 600
const [measure] = facts.afdWho.values.instalment.amounts

/** Sizes for those who would live there. */
function sizesFor({ wording }: QuestionContext, bedrooms: number | undefined): number[] {
  if (bedrooms !== undefined && bedrooms > 1) return [bedrooms, bedrooms + 1]
  if (alone.test(wording)) return [0, 1]
  if (couple.test(wording)) return [1, 2]
  return usual
}

const usual = [1, 2, 3]

async function rowsOf(question: QuestionContext, asked: HomesAsked, sizes: readonly number[]) {
  const found = await Promise.all(
    sizes.map((bedrooms) => findHomes(question, 'rent', { ...asked, bedrooms })),
  )
  return found.flatMap((row): HomeFigures[] => (row ? [row] : []))
}

/** "¿Cuánto gasto por mes viviendo solo en Asunción?": rents and fees, and what is not known. */
export async function answerLivingCost(question: QuestionContext): Promise<void> {
  const { reply, texts } = question
  const asked = homesAsked(question)
  const w = texts.words.priceAdvice.living
  const own = await rowsOf(question, asked, sizesFor(question, asked.bedrooms))
  const rows = own.length > 0 ? own : await rowsOf(question, asked, usual)
  const [first] = rows
  const s = texts.words.replies.suggestions
  reply.suggest(s.rent, s.marketIn(asked.city))
  if (!first) {
    reply.say(texts.words.moneyAdvice.living.none(asked.city))
    reply.say(w.rest)
    return sayRentals(question, asked.city, cheapRent)
  }
  reply.say(w.lead(first.place))
  for (const row of rows) {
    const [rent, low, high] = [row.medianPriceUSD, row.lowPriceUSD, row.highPriceUSD].map(texts.usd)
    const count = texts.number(row.listings)
    reply.item(w.row(roomsText(texts, row.bedrooms), `${rent}`, `${low}`, `${high}`, count), [
      `${rent}`,
      row.path,
    ])
  }
  const fees = await feesIn(question, asked)
  reply.paragraph()
  if (fees) {
    const median = texts.usd(Math.round(fees.median))
    reply.say(w.fees(median, texts.number(fees.listings)), [median, fees.path])
  }
  reply.say(w.rest)
  const income = texts.usd(Math.ceil((first.medianPriceUSD * 100) / measure))
  reply.say(w.share(income), [income, first.path])
  if (!asked.isPlaceNamed) reply.say(texts.words.advice.living.assumed(asked.city))
}

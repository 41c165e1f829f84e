import { amountsIn, inDollars } from '#server/ai/local/amounts.ts'
import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { findHomes } from '#server/ai/local/answers/homeFigures.ts'
import { sayYield } from '#server/ai/local/answers/homes/yields.ts'
import { homesAsked } from '#server/ai/local/homesAsked.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'

/** US dollars a month. */
const between = { least: 100, most: 50_000 }

/** What is to come in each month, in US dollars. */
export function incomeWished({ text, rate }: Meaning): number | undefined {
  const [one, ...others] = amountsIn(text, 'rent')
    .map((money) => inDollars(money, rate))
    .filter((usd) => usd >= between.least && usd <= between.most)
  return others.length > 0 ? undefined : one
}

/** How many homes at today's medians would bring it, and what they ask. */
export async function answerLiveOffRent(question: QuestionContext): Promise<void> {
  const income = incomeWished(question)
  if (income === undefined) return
  const { reply, texts } = question
  const asked = homesAsked(question)
  const [bedrooms, place] = [asked.bedrooms ?? 2, { city: asked.city, neighborhood: asked.neighborhood }]
  await sayYield(question, asked, bedrooms)
  const [sale, rent] = await Promise.all(
    (['sale', 'rent'] as const).map((kind) => findHomes(question, kind, { ...place, bedrooms })),
  )
  if (sale && rent && rent.medianPriceUSD > 0) {
    const homes = Math.ceil(income / rent.medianPriceUSD)
    const [monthly, many] = [texts.perMonth(income), texts.number(homes)]
    const capital = texts.usd(homes * sale.medianPriceUSD)
    reply.paragraph()
    reply.say(texts.words.advice.sums.liveOff(monthly, many, capital), [capital, sale.path])
  }
  suggestStart(question)
}

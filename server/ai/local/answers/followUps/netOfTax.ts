import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import { rentsLike, sayNetRent } from '#server/ai/local/answers/listing/listingMoney.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { ofListing } from '#server/ai/local/topics/ofListing.ts'
import { wordingOf } from '#server/ai/local/wording.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'
import { returns } from '#server/ai/tools/returns.ts'
import { facts } from '#shared/guides/facts/facts.ts'

export const asksNet =
  / (?:net[oa]?|liquid[oa]s?|(?<! (?:por|para|hacia|zona|desde) )limpi[oa]s?|en mano|de bolsillo|livres?|(?:after|despues de|depois d\w+|descontando|descontad[oa]s?|descontados|sacando|restando|quitando|menos|minus|less|without|sin contar)(?: \w+){0,3} (?:tax(?:es)?|expenses|costs|fees|impuestos?|gastos|expensas|impostos|custos|despesas|condominio)|take home|(?:me |nos )?(?:queda|quedaria|quedarian|sobra|sobraria|sobram|fica|ficaria|left|keep|pocket)(?: \w+)?|en el bolsillo|no bolso|(?:come|comen|lleva|llevan|saca|takes?|leva)(?: \w+)? (?:el |the |o )?(?:fisco|estado|set|dnit|impuestos?|tax(?:man| office)?|leao|receita))(?= )/
const ofLetting =
  / (?:alquil\w+|rent\w*|alug\w+|let (?:it|out)|rinde|rende|yield|roi|return\w*|airbnb|sacaria|rentabilidad\w*)(?= )/

/** "And after taxes and expenses?" after what it would rent for. */
export function asksNetOfTax({ listing, wording, history }: Meaning): boolean {
  if (!listing || listing.transactionType === 'rent' || !asksNet.test(wording)) return false
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => wordingOf(content))
  return asked.slice(-2).some((one) => ofLetting.test(one) || ofListing.netRent.test(one))
}

const { amounts: resident } = facts.rentIncomeTax.values.most
const { amounts: abroad } = facts.rentTaxAbroad.values.most

/** By the calculator's figures: before taxes, and then with them. */
export async function sayNetOfTax(question: QuestionContext, listing: ListingDetails): Promise<void> {
  await sayNetRent(question, listing)
  const { reply, texts, use, rate } = question
  const own = await use(returns, { listingId: listing.id })
  const like = own.figures.monthlyRentUSD > 0 ? undefined : await rentsLike(question, listing)
  const cases = like
    ? await Promise.all(
        [like.low, like.high].map((monthlyRentUSD) =>
          use(returns, { listingId: listing.id, monthlyRentUSD }),
        ),
      )
    : own.figures.monthlyRentUSD > 0
      ? [own]
      : []
  if (cases.length === 0) return
  const { link } = answerOf('rentTax', { language: texts.language, rate, strength: 2 })
  const write = (values: readonly number[]) => values.map((usd) => texts.usd(Math.round(usd))).join('–')
  const tax = (percent: number) => cases.map((one) => (one.effectiveMonthlyRentUSD * percent) / 100)
  const left = (percent: number) =>
    cases.map((one) => one.monthlyNetUSD - (one.effectiveMonthlyRentUSD * percent) / 100)
  const pieces = [tax(resident[0]), left(resident[0]), tax(abroad[0]), left(abroad[0])].map(write)
  const [most = '', kept = '', most2 = '', kept2 = ''] = pieces
  reply.paragraph()
  reply.say(
    texts.words.followUps.netTax(most, kept, most2, kept2),
    ...pieces.map((piece) => [piece, link.to] as const),
  )
  reply.say(texts.words.advice.income.guide(link.text), [link.text, link.to])
}

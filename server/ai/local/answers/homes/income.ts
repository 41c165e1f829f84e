import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import { amountsIn, inDollars, type Money } from '#server/ai/local/amounts.ts'
import { answerBudget } from '#server/ai/local/answers/living.ts'
import { sayAffordOf } from '#server/ai/local/answers/money/affording.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { isMonthly } from '#server/ai/local/texts.ts'
import type { ListingDetails } from '#server/ai/tools/getListing.ts'
import { facts } from '#shared/guides/facts/facts.ts'
import { homeTypes } from '#shared/listings/traits.ts'

/** Percent of a family's income that an instalment may be: the one measure with a source. */
const [measure] = facts.afdWho.values.instalment.amounts

const buys =
  / (?:prest\w+|lend|borrow|emprest\w+|compr\w+|credito|prestamo|hipoteca|cuota|(?:primera )?vivienda|casa propia|acced\w+|buy\w*|loan|mortgage|financia\w*)(?= )/

/** US dollars a month: "un sueldo" is no amount. */
const leastIncome = 100

const million = 1_000_000
/** "Gano 7 millones y mi señora 5" */
const ofPartner =
  /(?:mi|my|minha|meu) (?:señora|senora|esposa|esposo|marido|mujer|pareja|novia|novio|wife|husband|partner)[^\d]{0,12}(\d{1,2}(?:[.,]\d)?)(?!\d|[.,]\d)/i

/** Undefined where the text names none, or more than one amount. */
export function incomeIn(text: string, rate: number): Money | undefined {
  const [income, ...others] = amountsIn(text).filter((one) => inDollars(one, rate) >= leastIncome)
  if (!income || others.length > 0) return undefined
  const partner = Number(ofPartner.exec(text)?.[1]?.replace(',', '.') ?? 0)
  // "Junto con mi novio 5 millones" is both incomes.
  const isBeside = amountsIn(text.replace(ofPartner, ' ')).some(({ value }) => value === income.value)
  return partner > 0 && isBeside && income.value >= million
    ? { ...income, value: income.value + partner * million }
    : income
}

const earned =
  /\b(?:gano|ganamos|cobro|cobramos|sueldo(?: de)?|salario(?: de)?|ingresos?(?: de)?|i (?:earn|make)|salary(?: of)?|income(?: of)?|ganho|ganhamos|recebo)\s+(?:unos |about |uns )?(\S+(?: \S+){0,2})/i

/** "Tengo 20 mil ahorrados y gano 9 millones": what an instalment may be, beside other amounts. */
export function sayLoanOfIncome({ text, rate, reply, texts, ratePath }: QuestionContext): void {
  const [income] = amountsIn(earned.exec(text)?.[1] ?? '')
  if (!income || inDollars(income, rate) < leastIncome) return
  const w = texts.words.advice.income
  const share = (income.value * measure) / 100
  const usd = texts.usd(Math.floor(inDollars({ ...income, value: share }, rate)))
  const isGuaranies = income.currency === 'PYG'
  const [whole, said] = isGuaranies
    ? [texts.pyg(income.value), w.both(texts.pyg(share), usd)]
    : [texts.usd(income.value), usd]
  reply.say(w.loan(whole, texts.percent(measure), said), [usd, ratePath])
}

/** "¿Con 9 millones puedo alquilar acá?": beside what this one asks. */
function sayForRental(
  { reply, texts, rate, ratePath }: QuestionContext,
  income: Money,
  { priceUSD, path }: ListingDetails,
): void {
  const w = texts.words.priceAdvice.incomeFor
  const most = (inDollars(income, rate) * measure) / 100
  const [rent, limit, share] = [texts.perMonth(priceUSD), texts.usd(Math.floor(most)), texts.percent(measure)]
  const earns = income.currency === 'PYG' ? texts.pyg(income.value) : texts.usd(income.value)
  reply.say(
    (priceUSD <= most ? w.fits : w.exceeds)(earns, share, limit, rent),
    [limit, ratePath],
    [rent, path],
  )
  const guide = answerOf('rentIncome', { language: texts.language, rate, strength: 2 }).link
  reply.say(texts.words.advice.income.guide(guide.text), [guide.text, guide.to])
  const s = texts.words.replies.suggestions
  reply.suggest(s.price, s.visit, s.similar)
}

/** "Gano 6 millones, ¿qué puedo alquilar?": what the measure of loans makes of it, and what there is for that. */
export async function answerIncome(question: QuestionContext): Promise<void> {
  const income = incomeIn(question.text, question.rate)
  if (!income) return
  const { reply, texts, wording, rate, ratePath, understood, listing } = question
  const w = texts.words.advice.income
  const percent = texts.percent(measure)
  if (listing && listing.priceUSD > 0)
    return isMonthly(listing)
      ? sayForRental(question, income, listing)
      : sayAffordOf(question, income, listing.priceUSD)
  const share = (income.value * measure) / 100
  const write = ({ currency }: Money, value: number) =>
    currency === 'PYG' ? texts.pyg(value) : texts.usd(value)
  const usd = Math.floor(inDollars({ ...income, value: share }, rate))
  const said = income.currency === 'PYG' ? w.both(texts.pyg(share), texts.usd(usd)) : texts.usd(usd)
  const sources = [[texts.usd(usd), ratePath] as const]
  const isBuying = buys.test(wording) && !/ (?:alquil|alug|rent)\w*(?= )/.test(wording)
  reply.say((isBuying ? w.loan : w.rent)(write(income, income.value), percent, said), ...sources)
  const guide = answerOf(isBuying ? 'afd' : 'rentIncome', { language: texts.language, rate, strength: 2 })
  if (isBuying) {
    reply.paragraph()
    reply.say(guide.text, [guide.link.text, guide.link.to])
    const s = texts.words.replies.suggestions
    return void reply.suggest(s.search, s.market, s.returns)
  }
  reply.say(w.guide(guide.link.text), [guide.link.text, guide.link.to])
  reply.paragraph()
  const { minPrice: _, ...filters } = understood.filters
  const asked = { propertyType: [...homeTypes], ...filters, transactionType: 'rent' as const, maxPrice: usd }
  await answerBudget({ ...question, understood: { ...understood, filters: asked } })
}

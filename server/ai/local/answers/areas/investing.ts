import type { Area } from '#server/ai/local/areas/area.ts'
import {
  type Asked,
  askedBySize,
  askedOfSize,
  sizeKnown,
  typesAsked,
  whatText,
} from '#server/ai/local/areas/areaFigures.ts'
import { homesAsked } from '#server/ai/local/homesAsked.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { living } from '#server/ai/local/topics.ts'
import { maxRead, wordingOf } from '#server/ai/local/wording.ts'

const rooms = 2
const monthsOfYear = 12

const ofIncome =
  / (?:inver(?:tir|sion|timos|siones)|inviert\w+|invest\w*|rentab\w+|rinde\w*|rende\w*|rendimiento|retorno|roi|yields?|returns?|para renta|mejor(?:es)? (?:alquiler(?:es)?|renta)|(?:mejor|mas|buen) alquiler|se alquila (?:mejor|mas)|renta mas|deja mas|rental income|better rents?|higher rents?|melhor aluguel|mais aluguel|renda|revend\w+|revaloriz\w+|plusvalia|lucr\w+|profit\w*|pays? (?:it(?:self)? |for itself )?back|payback|se recupera\w*|recuper\w+ (?:antes|mas rapido|la inversion|la plata))(?= )/

/** What is earned rather than where one lives. */
export const asksYields = ({ wording, history }: Pick<Meaning, 'wording' | 'history'>): boolean =>
  ofIncome.test(wording) ||
  (toLet.test(wording) && buysOrSpends.test(wording)) ||
  isChoiceAfterIncome(wording, history)

const maxChoice = 7
/** "To let out", of what is bought. */
const toLet =
  / (?:(?:to|para|pra) (?:(?:let|rent) (?:(?:it|them) )?out|alquilar(?:l[oa]s?)?|dar en alquiler|alugar(?: depois)?))(?= )/
const buysOrSpends = / (?:compr\w+|buy\w*|inver\w+|invest\w*|\d+ ?(?:k|mil|thousand)|millones)(?= )/

/** "Asunción or Ciudad del Este?" after "two studios to let out, 180k". */
function isChoiceAfterIncome(wording: string, history: Meaning['history']): boolean {
  if (wording.trim().split(' ').length > maxChoice || living.test(wording)) return false
  const before = wordingOf(history.findLast(({ role }) => role === 'user')?.content.slice(0, maxRead) ?? '')
  return ofIncome.test(before) || (toLet.test(before) && buysOrSpends.test(before))
}

interface Yielding {
  area: Area
  sale: Asked
  rent: Asked
  price: number
  monthly: number
  percent: number
}

/** "¿Eje corporativo o costanera para invertir?": what is asked of both, and what that yields. */
export async function answerYieldsOfAreas(question: QuestionContext, areas: readonly Area[]): Promise<void> {
  const { reply, texts, understood, thread } = question
  const w = texts.words.areas
  const types = typesAsked(understood.filters, thread.search?.filters)
  const of = await Promise.all(
    areas.map(async (area) => ({
      area,
      sale: await askedBySize(question, area, 'sale', types),
      rent: await askedBySize(question, area, 'rent', types),
    })),
  )
  const size = sizeKnown(
    of.flatMap(({ sale, rent }) => [sale, rent]),
    homesAsked(question).bedrooms ?? rooms,
  )
  const what = whatText(question, types, size)
  const rows = of.map(({ area, sale, rent }) => ({
    area,
    sale: askedOfSize(sale, size),
    rent: askedOfSize(rent, size),
  }))
  const known = rows
    .flatMap(({ area, sale, rent }) => yielding(area, sale, rent) ?? [])
    .toSorted((one, other) => other.percent - one.percent)
  if (known.length > 0) reply.say(w.yields(what))
  for (const one of known) sayYield(question, one)
  reply.paragraph()
  for (const { area, sale, rent } of rows) {
    if (known.some((one) => one.area === area)) continue
    reply.say(w.noYield(area.name))
    sayOne(question, { name: area.name, what }, sale, rent)
  }
  sayBest(question, known)
  reply.paragraph()
  reply.say(w.grossOnly)
  const s = texts.words.replies.suggestions
  reply.suggest(...areas.slice(0, 2).map(({ name }) => s.marketIn(name)), s.bestReturn)
}

function yielding(area: Area, sale: Asked | undefined, rent: Asked | undefined): Yielding | undefined {
  if (sale?.median === undefined || rent?.median === undefined || sale.median <= 0) return undefined
  const [price, monthly] = [Math.round(sale.median), Math.round(rent.median)]
  return { area, sale, rent, price, monthly, percent: (monthly * monthsOfYear * 100) / price }
}

function sayYield(
  { reply, texts }: QuestionContext,
  { area, sale, rent, price, monthly, percent }: Yielding,
) {
  const [gross, high, low] = [texts.percent(percent), texts.usd(price), texts.usd(monthly)]
  const [n, m] = [texts.number(sale.listings), texts.number(rent.listings)]
  reply.item(
    texts.words.areas.yield(area.name, gross, high, n, low, m),
    [gross, rent.path],
    [high, sale.path],
    [low, rent.path],
  )
}

/** Where one of the two is too few, the other. */
function sayOne(
  { reply, texts }: QuestionContext,
  { name, what }: { name: string; what: string },
  sale: Asked | undefined,
  rent: Asked | undefined,
): void {
  const w = texts.words.areas
  for (const [one, only, few] of [
    [sale, w.onlySale, w.fewSale],
    [rent, w.onlyRent, w.fewRent],
  ] as const) {
    const n = one?.listings ?? 0
    const count = texts.number(n)
    if (one?.median === undefined) {
      reply.say(few(name, what, n, count))
      continue
    }
    const price = texts.usd(Math.round(one.median))
    reply.say(only(name, what, price, n, count), [price, one.path])
  }
}

function sayBest({ reply, texts }: QuestionContext, known: readonly Yielding[]): void {
  const w = texts.words.areas
  const [best, ...others] = known
  const other = others.at(-1)
  if (!best || !other) return
  const [gross, less] = [texts.percent(best.percent), texts.percent(other.percent)]
  reply.say(
    w.bestYield(best.area.name, gross, other.area.name, less),
    [gross, best.rent.path],
    [less, other.rent.path],
  )
  const byRent = known.toSorted((a, b) => b.monthly - a.monthly)
  const [high, low] = [byRent[0], byRent.at(-1)]
  if (high && low && high.monthly > low.monthly) {
    const [rent, lower] = [texts.usd(high.monthly), texts.usd(low.monthly)]
    reply.say(
      w.bestRent(high.area.name, rent, low.area.name, lower),
      [rent, high.rent.path],
      [lower, low.rent.path],
    )
  }
  const cheap = known.toSorted((a, b) => a.price - b.price)[0]
  if (cheap && cheap !== best) {
    const price = texts.usd(cheap.price)
    reply.say(w.cheapEntry(cheap.area.name, price), [price, cheap.sale.path])
  }
}

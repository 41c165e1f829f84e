import { inDollars, type Money } from '#server/ai/local/amounts.ts'
import { suggestStart } from '#server/ai/local/answers/helping.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'

const lead =
  '(?:(?:y|e|and|pero|but|mas|ok|what about|how about|cuanto (?:es|seria|sale)|quanto (?:e|seria|da|fica)|how much is (?:it|that)|what is (?:it|that)|y eso|eso|that|isso|it|pasamel[oa]|decimel[oa]|lo mismo|the same|cuanto|quanto|pasame|mostrame|mostralos|decime|dame|quiero|ver|show me|give me|me mostra|mostra|(?:los |the |os )?(?:precios|montos|valores|prices|precos)|them|es[ao]s|est[ao]s|mism[ao]s|those|these|same|ones|me lo pasas?|can you give (?:me )?(?:it|that)) ){0,4}'
const tail =
  '(?: (?:cuanto (?:es|seria|sale|da)|quanto (?:e|seria|da|fica)|please|por favor|entonces|then|nomas|mas o menos|how much))?'
const units = {
  PYG: '(?:guaranies?|guaranis|gs|pyg)',
  USD: '(?:dolar(?:es)?|dollars?|usd|us|verdes)',
  BRL: '(?:reais|reales|real|brl)',
}
type Unit = keyof typeof units
const patterns = (Object.keys(units) as Unit[]).map(
  (unit) => [unit, new RegExp(`^ ${lead}(?:en|in|em|a|to|pra|para|into) ${units[unit]}${tail} $`)] as const,
)

/** "¿Y en guaraníes?": nothing else. */
export function currencyAsked({ wording, history }: Meaning): Unit | undefined {
  if (!history.some(({ role }) => role === 'assistant')) return undefined
  return patterns.find(([, pattern]) => pattern.test(wording))?.[0]
}

const dollars = /\$\s?(\d[\d.,]*\d|\d)/g
const guaranies = /Gs\.\s?(\d[\d.]*\d)/g
const maxFigures = 4
/** Of an amount of dollars: "$1,978.02", whatever the language. */
const figure = (typed: string) => Number(typed.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'))

interface Figure extends Money {
  typed: string
}

function moneyIn(content: string): Figure[] {
  const said = [
    ...[...content.matchAll(dollars)].map(({ 1: typed = '', index }) => ({
      typed: `$${typed}`,
      value: figure(typed),
      currency: 'USD' as const,
      isMarked: true,
      at: index,
    })),
    ...[...content.matchAll(guaranies)].map(({ 1: typed = '', index }) => ({
      typed: `Gs. ${typed}`,
      value: Number(typed.replaceAll('.', '')),
      currency: 'PYG' as const,
      isMarked: true,
      at: index,
    })),
  ]
  return said
    .filter(
      (one, at) =>
        said.findIndex(({ value, currency }) => value === one.value && currency === one.currency) === at,
    )
    .toSorted((one, other) => one.at - other.at)
}

/** The figures of the answer before, in the other currency. */
export function answerInCurrency(question: QuestionContext): void {
  const { reply, texts, rate, ratePath, history } = question
  const to = currencyAsked(question)
  const said = history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  const w = texts.words.followUps.inCurrency
  const found = moneyIn(said)
  if (to === 'BRL') reply.say(texts.words.advice.sums.noReais)
  const others = found.filter(({ currency }) => currency !== (to === 'BRL' ? 'USD' : to))
  const [first] = found
  const known = others.length > 0 && to !== 'BRL' ? others : first ? [first] : []
  if (known.length === 0) {
    if (to !== 'BRL') reply.say(w.none)
    suggestStart(question)
    return
  }
  const each = texts.pyg(rate)
  const pairs = known.slice(0, maxFigures).map((money) => {
    const isPYG = money.currency === 'PYG'
    const other = isPYG ? texts.usd(inDollars(money, rate)) : texts.pyg(Math.round(money.value * rate))
    return { own: money.typed, other }
  })
  reply.say(w.at(each), [each, ratePath])
  reply.say(
    `${pairs.map(({ own, other }) => w.is(own, other)).join('; ')}.`,
    ...pairs.flatMap(({ own, other }) => [[own, ratePath] as const, [other, ratePath] as const]),
  )
  suggestStart(question)
}

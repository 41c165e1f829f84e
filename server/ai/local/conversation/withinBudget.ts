import { amountsIn, inDollars } from '#server/ai/local/amounts.ts'
import { affordingIntent } from '#server/ai/local/intents/money/affording.ts'
import { earnedIn } from '#server/ai/local/money/earned.ts'
import { reachOf } from '#server/ai/local/money/reach.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import type { Spoken } from '#server/ai/local/questionLanguage.ts'
import { readSentence } from '#server/ai/local/readSentence.ts'
import { maxRead, wordingOf } from '#server/ai/local/wording.ts'
import type { ChatEntry } from '#shared/ai/ai.ts'

/** "Los que entren en mi plata", "anything within my budget?" */
const ofBudget =
  / (?:en|de|com|con|to|a|in|within|inside|under|no|do|ao|al|dentro de|dentro do|for)(?: (?:el|la|o|the))? (?:mi|my|our|nuestr[oa]|meu|nosso|minha) (?:plata|presupuesto|bolsillo|budget|price range|range|orcamento|bolso|means|dinero|dinheiro|alcance|limite)(?= )| (?:(?:me|nos) (?:alcanzan?|alcance[ns]?)|(?:puedo|podemos|pueda) pagar|i can afford|we can afford|cab(?:e|em) no (?:meu )?bolso)(?= )/
/** Of those that were shown, or of what there is: no question of how much that is. */
const ofShown =
  / (?:l[oa]s|algun[oa]s?|cual(?:es)?|que (?:entr\w+|encaj\w+|est\w+)|mostr\w+|muestr\w+|ver|hay|the ones|those|any\w*|which|show|see|one|os|as|algum\w*|quais|mostr\w+)(?= )/

/** US dollars, of the last turn that named a limit. */
function limitBefore(history: readonly ChatEntry[], rate: number): number | undefined {
  const said = history.filter(({ role }) => role === 'user').toReversed()
  for (const { content } of said) {
    const { maxPrice } = readSentence(content.slice(0, maxRead), { rate }).filters
    if (maxPrice !== undefined) return maxPrice
  }
  return undefined
}

const upTo: Record<Spoken, (limit: string) => string> = {
  es: (limit) => `hasta ${limit} dólares`,
  en: (limit) => `up to ${limit} dollars`,
  pt: (limit) => `até ${limit} dólares`,
}

/** "Con eso", "for that money": of a budget, or of what an income reaches. */
const thatMoney =
  /(?<!\p{L})(?:(?:con|por|com|with|for|within) (?:eso|es[ae] (?:plata|presupuesto|monto|precio|dinero|valor)|that (?:money|budget|price|amount|kind of money)|isso|ess[ea] (?:dinheiro|valor|or[cç]amento|grana)))(?!\p{L})/iu
const looks =
  / (?:qu[eé]|mir\w+|ver|busc\w+|mostr\w+|muestr\w+|hay|consig\w+|alcanza|encuentr\w+|compr\w+|show|see|find|get|look|buy|what|any|tem|quais|d[aá] (?:para|pra))(?= )/

const onSale: Record<Spoken, string> = { es: 'en venta', en: 'for sale', pt: 'à venda' }

/** US dollars: the dearest home that the income of the turn before reaches. */
function reachBefore({ history, rate, ...question }: Meaning): number | undefined {
  const before = history.findLast(({ role }) => role === 'user')?.content.slice(0, maxRead)
  if (before === undefined) return undefined
  const wording = wordingOf(before)
  const isOfIncome = affordingIntent.score({ ...question, history, rate, text: before, wording }) > 0
  const earned = isOfIncome ? earnedIn(before, rate) : undefined
  if (!earned) return undefined
  const most = reachOf(before, wording, earned, rate).prices.at(-1) ?? 0
  return inDollars({ value: most, currency: earned.currency }, rate)
}

/** "Y si le sumo 200 palos" */
const adds =
  / (?:(?:le |lo )?(?:sumo|sumamos|agrego|agregamos|anado|junto)|(?:i|we) (?:add|can add)|(?:plus|mas) (?:otros?|another)|(?:somo|juntando|junto) mais)(?= )/

/** The limit before, with what is added to it. */
function addedTo({ text, wording, history, rate }: Meaning): number | undefined {
  const [added] = adds.test(wording) ? amountsIn(text) : []
  const limit = added && limitBefore(history, rate)
  return added && limit !== undefined ? Math.round(limit + inDollars(added, rate)) : undefined
}

/** What points at a budget, as the limit that was named before; undefined where nothing does, or none was. */
export function withinBudget(question: Meaning): string | undefined {
  const { text, wording, history, rate, thread, spoken, spokenBefore } = question
  const language = spoken ?? spokenBefore.findLast((one) => one !== undefined) ?? 'es'
  const sum = thread.search && addedTo(question)
  if (sum !== undefined) return upTo[language](`${sum}`)
  if (/\d/.test(wording)) return undefined
  if (thatMoney.test(text) && looks.test(wording)) {
    const reach = reachBefore(question)
    const limit = reach ?? limitBefore(history, rate)
    if (limit === undefined || limit <= 0) return undefined
    const rest = text.replace(thatMoney, ' ').replaceAll(/[?¿]/g, ' ').trim()
    const offer = reach === undefined ? '' : ` ${onSale[language]}`
    return `${rest}${offer} ${upTo[language](`${Math.round(limit)}`)}`
  }
  if (!thread.search || !ofBudget.test(wording) || !ofShown.test(wording)) return undefined
  const limit = limitBefore(history, rate)
  return limit === undefined ? undefined : upTo[language](`${limit}`)
}

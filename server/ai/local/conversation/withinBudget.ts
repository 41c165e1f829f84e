import { amountsIn, inDollars } from '#server/ai/local/amounts.ts'
import { affordingIntent, asksIncomeNeeded } from '#server/ai/local/intents/money/affording.ts'
import { incomeIntent } from '#server/ai/local/intents/money/income.ts'
import { earnedIn, isIncomeAlone } from '#server/ai/local/money/earned.ts'
import { incomeShare, reachOf } from '#server/ai/local/money/reach.ts'
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
  / (?:l[oa]s|algun[oa]s?|cual(?:es)?|que (?:entr\w+|encaj\w+|est\w+)|mostr\w+|muestr\w+|ver|donde|where|onde|hay|the ones|those|any\w*|which|show|see|one|os|as|algum\w*|quais|mostr\w+)(?= )/

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
  /(?<!\p{L})(?:(?:a|at|con|por|com|with|for|within|nesse|por) (?:eso|es[ae] (?:plata|presupuesto|monto|precio|dinero|valor)|that (?:money|budget|price|amount|kind of money)|isso|ess[ea] (?:dinheiro|valor|or[cç]amento|grana)))(?!\p{L})/iu
const looks =
  / (?:qu[eé]|mir\w+|ver|busc\w+|mostr\w+|muestr\w+|hay|consig\w+|alcanza|encuentr\w+|compr\w+|show|see|find|get|look|buy|what|any|tem|quais|d[aá] (?:para|pra))(?= )/

const inPlace: Record<Spoken, string> = { es: 'en', en: 'in', pt: 'em' }
const homesFor: Record<Spoken, string> = {
  es: 'casas y departamentos en venta',
  en: 'houses and apartments for sale',
  pt: 'casas e apartamentos à venda',
}
const onSale: Record<Spoken, string> = { es: 'en venta', en: 'for sale', pt: 'à venda' }

/** US dollars: the dearest home that the income reaches which was said last. */
function reachBefore({ history, rate, ...question }: Meaning): number | undefined {
  const isOfIncome = (text: string) =>
    affordingIntent.score({ ...question, history, rate, text, wording: wordingOf(text) }) > 0
  const before = history
    .flatMap(({ role, content }) => (role === 'user' ? [content.slice(0, maxRead)] : []))
    .findLast(isOfIncome)
  const earned = before === undefined ? undefined : earnedIn(before, rate)
  if (before === undefined || !earned) return undefined
  const wording = wordingOf(before)
  const most = reachOf(before, wording, earned, rate).prices.at(-1) ?? 0
  return inDollars({ value: most, currency: earned.currency }, rate)
}

/** US dollars a month: what of the income of the turn before a rent may be. */
function rentBefore({ history, rate, ...question }: Meaning): number | undefined {
  const before = history.findLast(({ role }) => role === 'user')?.content.slice(0, maxRead)
  if (before === undefined || !ofRents.test(wordingOf(before))) return undefined
  const earned = earnedIn(before, rate)
  const isOfIncome =
    incomeIntent.score({ ...question, history, rate, text: before, wording: wordingOf(before) }) > 0
  return earned && isOfIncome ? Math.floor((inDollars(earned, rate) * incomeShare) / 100) : undefined
}

const turnsBack = 3

/** "Quiero alquilar algo chico" after what somebody earns: up to what a rent may be of it. */
function rentOfIncome({ wording, history, rate, thread, understood, listing }: Meaning): number | undefined {
  const isRent = (understood.filters.transactionType ?? thread.search?.filters.transactionType) === 'rent'
  const isOpen = (understood.filters.maxPrice ?? thread.search?.filters.maxPrice) === undefined
  if (listing || !isRent || !isOpen || understood.criteria.length === 0 || /\d{3}/.test(wording))
    return undefined
  const said = history.filter(({ role }) => role === 'user').slice(-turnsBack)
  const before = said.findLast(({ content }) => isIncomeAlone(wordingOf(content.slice(0, maxRead))))
  const earned = before && earnedIn(before.content.slice(0, maxRead), rate)
  return earned && Math.floor((inDollars(earned, rate) * incomeShare) / 100)
}

const ofRents = / (?:alquil\w+|rent\w*|alug\w+)(?= )/
const toRent: Record<Spoken, string> = { es: 'en alquiler', en: 'to rent', pt: 'para alugar' }

const needs: Record<Spoken, (limit: string) => string> = {
  es: (limit) => `qué sueldo necesito para comprar una casa de ${limit} dólares`,
  en: (limit) => `what income do I need to buy a house of ${limit} dollars`,
  pt: (limit) => `que renda preciso para comprar uma casa de ${limit} dólares`,
}

/** "¿Qué sueldo me piden para eso?" after what is for sale: US dollars. */
function neededFor({ wording, text, history, rate, thread, listing }: Meaning): number | undefined {
  const { transactionType } = thread.search?.filters ?? {}
  if (listing || transactionType === 'rent' || !asksIncomeNeeded(wording)) return undefined
  const before = wordingOf(history.findLast(({ role }) => role === 'user')?.content ?? '')
  const isOther = amountsIn(text).length > 0 || ofLoan.test(before)
  const limit = isOther ? undefined : limitBefore(history, rate)
  return limit !== undefined && limit >= leastPrice ? Math.round(limit) : undefined
}
/** The loan itself is asked with what it takes, or what it is repaid in. */
const ofLoan = / (?:cuotas?|prestamos?|creditos?|loan|mortgage|parcelas?|financ\w+|anos|years)(?= )/
/** US dollars: less is a rent. */
const leastPrice = 15_000

/** "¿Qué encuentro por 70 entonces?" after 70 thousand. */
const bareLimit =
  /(?<!\p{L})(?:por|con|for|with|com|under|hasta|at[eé])\s+(\d{1,3})(?!\d|[.,]\d|\s*(?:mil|k|m2|m²|%|a[ñn]os|years|d[oó]lares|usd|dorm|palos|millon))/iu

function bareBefore({ text, wording, history, rate }: Meaning): number | undefined {
  const value = Number(bareLimit.exec(text)?.[1]) * thousand
  return looks.test(wording) && limitBefore(history, rate) === value ? value : undefined
}
const thousand = 1000

/** "Y si le sumo 200 palos" */
const adds =
  / (?:(?:le |lo )?(?:sumo|sumamos|agrego|agregamos|anado|junto)|(?:i|we) (?:add|can add)|(?:plus|mas) (?:otros?|another)|(?:somo|juntando|junto) mais)(?= )/

/** The limit before, with what is added to it. */
function addedTo({ text, wording, history, rate }: Meaning): number | undefined {
  const [added] = adds.test(wording) ? amountsIn(text) : []
  const limit = added && limitBefore(history, rate)
  return added && limit !== undefined ? Math.round(limit + inDollars(added, rate)) : undefined
}

/** "Is that enough for Carmelitas?": what there is there. */
const isEnough =
  /(?:is|would) (?:that|it|this)(?: be)? enough (?:for|in|to (?:rent|buy|live) in) (.+)$|(?:isso|esse valor) (?:é suficiente|basta|chega|d[aá]) (?:para|pra|em) (.+)$/iu

/** What points at a budget, as the limit that was named before; undefined where nothing does, or none was. */
export function withinBudget(question: Meaning): string | undefined {
  const { text, wording, history, rate, thread, spoken, spokenBefore } = question
  const language = spoken ?? spokenBefore.findLast((one) => one !== undefined) ?? 'es'
  const place = thread.search?.filters.maxPrice && isEnough.exec(text.replaceAll(/[?¿]/g, ' ').trim())
  if (place) return `${inPlace[language]} ${place[1] ?? place[2]}`
  const sum = thread.search && addedTo(question)
  if (sum !== undefined) return upTo[language](`${sum}`)
  const needed = thread.search && neededFor(question)
  if (needed !== undefined) return needs[language](`${needed}`)
  const bare = thread.search && bareBefore(question)
  if (bare) return `${homesFor[language]} ${upTo[language](`${bare}`)}`
  const ofIncome = rentOfIncome(question)
  if (ofIncome !== undefined)
    return `${text.replaceAll(/[?¿]/g, ' ').trim()} ${upTo[language](`${ofIncome}`)}`
  if (/\d/.test(wording)) return undefined
  const rent = thatMoney.test(text) && looks.test(wording) ? rentBefore(question) : undefined
  if (rent !== undefined)
    return `${text.replace(thatMoney, ' ').replaceAll(/[?¿]/g, ' ').trim()} ${toRent[language]} ${upTo[language](`${rent}`)}`
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

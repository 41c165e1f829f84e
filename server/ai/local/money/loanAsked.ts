import { amountsIn, downMoneyIn, inDollars, type Money } from '#server/ai/local/amounts.ts'
import { wordingOf } from '#server/ai/local/wording.ts'
import { fold } from '#shared/core/text.ts'
import { facts } from '#shared/guides/facts/facts.ts'
import { usualPlan } from '#shared/market/investment/investment.ts'
import { readCorrectedTokens } from '#shared/search/sentence/spelling/correctedTokens.ts'
import { earnedAmounts } from './earned.ts'

/** How a loan would be repaid. */
export interface LoanTerms {
  years: number
  /** Percent a year, of which the last is the highest. */
  rates: readonly number[]
}

export interface LoanAsked extends LoanTerms {
  loan: Money
  /** Of the home; undefined where only the loan is named. */
  price: Money | undefined
  down: Money | undefined
  /** The text says how much is put down or lent. */
  isOwnDown: boolean
}

const maxYears = 40
/** The last counts: "a 15 años, ¿y a 20?" */
const yearsNamed = /^.* (\d{1,2}) (?:anos?|years?|yrs?)(?= )/
/** "¿Y a 15?" */
const bareYears = /^.* (?:y|e|and) (?:a|em|en|in|over) (\d{1,2}) $/
const monthsNamed = / (\d{2,3}) (?:meses|months)(?= )/
export const ofCheRoga = / (?:(?:che|xe) roga(?: pora)?|roga pora)(?= )/

/** Above, no lawful rate: a share of the price. */
const [highestRate] = facts.usuryLimit.values.guaranies.amounts
const percentIn = /(\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|por ?ciento|por ?cento|percent)/g
/** "Tasa del 8,5" */
const bareRate =
  / (?:tasa|interes|rate|juros|taxa)(?: (?:de|del|of|anual|al|a|is|es)){0,2} (\d{1,2}(?:[.,]\d{1,2})?)(?=[ ,.;?])/
/** "A 20 años al 8,9", "monthly at 9.5?" */
const bareDecimals =
  / (?:al?|ao|at) (\d{1,2}[.,]\d{1,2})(?!\d|[.,]\d| ?(?:km|m2|mts?|metros|mil|millon|palos|k |usd|gs|cuadras|h))/
const reach = 36
const downAfter =
  /^ (?:(?:de|of|as|como|en|em|la|the|una?|uma|an?) ){0,2}(?:entrega|entrada|anticipo|inicial|down|deposit|sinal|adelanto|al firmar|upfront|up front)/
const downBefore =
  /(?:entrega|entrada|anticipo|deposit|down(?: payment)?|pongo|ponemos|poniendo|doy|damos|dando|put|putting|entrego|entregando|sinal)(?: (?:de|del|el|un|of|a|um|o|the|inicial|es|is)){0,3} $/
const lentAfter =
  /^ (?:(?:de|of|do|del|el|the) )?(?:financ|loan|credito|prestamo|mortgage|ltv|hipoteca|emprest|prestad)/

/** "Si entrego la mitad" */
const halfDown =
  / (?:entreg\w+|pongo|ponemos|poniendo|pago|pagando|doy|damos|dando|adelanto|put|putting|pay|paying|dou|pondo) (?:down )?(?:la |the |a )?(?:mitad|half|metade)(?= )| (?:mitad|half|metade) (?:de entrega|de entrada|down|al contado|a vista|up ?front)(?= )/

/** Percent of the price that is put down, where the text says it so. */
export const downShareIn = (text: string): number | undefined => sharesIn(text).down

interface Shares {
  /** Percent of the price. */
  down?: number
  /** Percent a year. */
  rate?: number
}

/** "El banco me presta el 80%" */
const lentBefore =
  / (?:prestan?|preste|financian?|financie|dan?|cubren?|lends?|finances?|covers?|emprestam?|financiam?)(?: (?:el|the|o|hasta|up|to|ate|un|um))* $/

/** "30% de entrega", "a 70% loan at 9%": what each percentage of a text is of; the last counts. */
function sharesIn(text: string): Shares {
  const folded = ` ${fold(text)} `
  const bare = Number((bareRate.exec(folded) ?? bareDecimals.exec(folded))?.[1]?.replace(',', '.'))
  const found: Shares = {
    ...(bare > 0 && bare <= highestRate && { rate: bare }),
    ...(halfDown.test(folded.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')) && { down: 50 }),
  }
  for (const match of folded.matchAll(percentIn)) {
    const value = Number(match[1]?.replace(',', '.'))
    const before = folded.slice(Math.max(0, match.index - reach), match.index)
    const end = match.index + match[0].length
    const after = folded.slice(end, end + reach).replace(/[^\p{L}\p{N}]+/gu, ' ')
    if (!(value > 0 && value < 100)) continue
    if (lentBefore.test(before)) found.down = 100 - value
    else if (downAfter.test(after) || downBefore.test(before)) found.down = value
    else if (value > highestRate)
      found.down = lentAfter.test(after) || !/ (?:entrada|entrega|down)/.test(folded) ? 100 - value : value
    else found.rate = value
  }
  return found
}

/** Percent a year: the one named, else what the guide on financing states of that currency. */
function ratesFor(text: string, currency: Money['currency']): readonly number[] {
  const { rate } = sharesIn(text)
  if (rate !== undefined) return [rate]
  if (ofCheRoga.test(wordingOf(text))) return facts.cheRoga.values.rate.amounts
  const { amounts } = currency === 'USD' ? facts.marketRates.values.dollars : facts.bankRates.values.usual
  return amounts
}

function yearsIn(text: string): number | undefined {
  const wording = wordingOf(text)
  const years = Number(
    (bareYears.exec(wording) ?? yearsNamed.exec(wording))?.[1] ??
      Number(monthsNamed.exec(wording)?.[1] ?? 0) / 12,
  )
  if (years > 0 && years <= maxYears) return years
  return ofCheRoga.test(wording) ? facts.cheRoga.values.term.amounts[0] : undefined
}

export const namesYears = (text: string): boolean => yearsIn(text) !== undefined

export const termsIn = (text: string, currency: Money['currency']): LoanTerms => ({
  years: yearsIn(text) ?? usualPlan.loanYears,
  rates: ratesFor(text, currency),
})

/** Whether a text names a rate, a term, a program or what is put down. */
export const namesTerms = (text: string, rate: number): boolean => {
  const { down, rate: percent } = sharesIn(text)
  const isNamed = (down ?? percent ?? yearsIn(text)) !== undefined
  return isNamed || downMoneyIn(text, rate) !== undefined
}

/** US dollars: less is an instalment, not a loan. */
const leastLoan = 2000
const ofLoan =
  / (?:prestamos?|creditos?|hipotec\w+|loan|mortgage|emprestimo|financ\w+|borrow\w*|presten?|prestan|pido|pedir|emprestad\w+)(?: (?:de|del|un|una|a|of|por|hipotecario|me|for|um|el|al|banco|en)){0,4} $/
const loanAfter = /^ (?:(?:dolares|dollars|usd|guaranies|us) )?(?:loan|mortgage)/
const ofHome =
  / (?:casa|casita|duplex|depto|dpto|departamento|terreno|vivienda|propiedad|inmueble|monoambiente|compro|compramos|comprar|compra|precio|sale|cuesta|vale|house|home|apartment|flat|condo|property|studio|buy|buying|price|imovel|apartamento|ape|terreno|comprar|preco|custa)(?= )/
const million = 1_000_000
const priced = /^(?:sale|vale|cuesta|piden|saldria|price|costs|custa)$/

/** "100 millones de entrega y la casa sale 450": millions as well. */
function inMillions(text: string, amounts: readonly Money[]): Money[] {
  const tokens = readCorrectedTokens(text)
  const isOfMillions = amounts.some(({ value, currency }) => currency === 'PYG' && value >= million)
  return amounts.map((one) =>
    isOfMillions && one.value < 1000 && !one.isMarked && priced.test(tokens[one.at - 1]?.key ?? '')
      ? { ...one, value: one.value * million, currency: 'PYG' }
      : one,
  )
}

/** What a text says of a loan; undefined where it names no amount of one. */
export function loanAsked(text: string, rate: number): LoanAsked | undefined {
  const tokens = readCorrectedTokens(text)
  const keys = (from: number, to: number) =>
    ` ${tokens
      .slice(Math.max(0, from), to)
      .map(({ key }) => key)
      .join(' ')} `
  const earned = new Set(earnedAmounts(text, rate).map(({ at }) => at))
  const ownDown = downMoneyIn(text, rate)
  const [asked] = inMillions(text, amountsIn(text, 'sale')).filter(
    (one) => one.at !== ownDown?.at && !earned.has(one.at) && inDollars(one, rate) >= leastLoan,
  )
  if (!asked) return undefined
  const terms = termsIn(text, asked.currency)
  const { down: share } = sharesIn(text)
  const isLoan = ofLoan.test(keys(asked.at - 6, asked.at)) || loanAfter.test(keys(asked.at + 1, asked.at + 5))
  const isPrice = ownDown !== undefined || share !== undefined || (!isLoan && ofHome.test(wordingOf(text)))
  if (!isPrice) return { ...terms, loan: asked, price: undefined, down: undefined, isOwnDown: false }
  const down = ownDown && inCurrency(ownDown, asked.currency, rate)
  const value = down?.value ?? (asked.value * (share ?? usualPlan.down)) / 100
  if (value >= asked.value) return undefined
  return {
    ...terms,
    loan: { ...asked, value: asked.value - value },
    price: asked,
    down: { ...asked, value },
    isOwnDown: ownDown !== undefined || share !== undefined,
  }
}

export const inCurrency = (money: Money, currency: Money['currency'], rate: number): Money => {
  if (money.currency === currency) return money
  const value = currency === 'USD' ? inDollars(money, rate) : money.value * rate
  return { ...money, value: Math.round(value), currency }
}

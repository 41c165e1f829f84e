import { amountsIn, inDollars, type Money } from '#server/ai/local/amounts.ts'
import { readCount } from '#server/ai/local/numberWords.ts'
import { wordingOf } from '#server/ai/local/wording.ts'
import { facts } from '#shared/guides/facts/facts.ts'
import { readCorrectedTokens } from '#shared/search/sentence/spelling/correctedTokens.ts'

const earning: ReadonlySet<string> = new Set(
  'juntamos ingresamos entran facturo facturamos aposentadoria pensao gano gana ganamos ganan ganando ganamo cobro cobra cobramos cobrando sueldo sueldos salario salarios ingreso ingresos pagan depositan earn earns earning make makes salary income ganho ganha ganhamos ganhando recebo recebemos renda jubilacion pension'.split(
    ' ',
  ),
)
/** Of a month's work, unless a loan is taken. */
const takingHome: ReadonlySet<string> = new Set(['saco', 'sacamos', 'sacan'])
const ofLoan = / (?:prestamos?|creditos?|roga|bancos?|hipoteca\w*|cuotas?|afd)(?= )/
/** "Si saco 300 millones a 15 años" */
const ofYears = / (?:a|en|over|em) \d{1,2} (?:anos|years)(?= )/
/** Between "gano" and its amount. */
const between: ReadonlySet<string> = new Set(
  'de del un una unos como mas o menos aproximadamente por mes mensual mensuales es son somos cada al familiar neto limpio about around of a an is roughly uns cerca em me nos con entre dos los'.split(
    ' ',
  ),
)
const maxBetween = 5
/** After its amount: "12 millones de sueldo". */
const ofWages: ReadonlySet<string> = new Set(
  'sueldo salario ingreso ingresos income salary salario renda jubilacion pension'.split(' '),
)
const units: ReadonlySet<string> = new Set(
  'mil millon millones palos guaranies gs dolares usd million dollars milhoes de of por mes mensuales al monthly a month'.split(
    ' ',
  ),
)
const maxAfter = 6
/** US dollars a month. */
const least = 100
const most = 60_000

const [minimumWage] = facts.minimumWage.value.amounts
const ofMinimum =
  / (?:(?:gan\w+|cobr\w+|sueldos?|salarios?|earn\w*|make|recib\w+|receb\w+)(?: (?:el|un|lo|con|de|solo|apenas|sueldo|salario|o|um|the|just)){0,3} minimos?|minimum wages?)(?= )/g
const each = / (?:los dos|las dos|ambos|ambas|cada uno|both|each|os dois|as duas|cada um)(?= )/
/** "Yo gano el mínimo y mi señora también" */
const besidesMe =
  / (?:y|e|and) (?:mi|my|minha|meu) (?:senora|mujer|esposa|esposo|marido|pareja|novi[oa]|wife|husband|partner|mulher|companheir[oa])(?: (?:tambien|too|igual|tambem|gana lo mismo|as well|does too|also|lo mismo))(?= )/
const counted =
  / (\d|dos|tres|cuatro|cinco|seis|two|three|four|five|six|dois|duas|quatro) (?:sueldos?|salarios?|minim\w+)(?= )/
const maxWages = 12

/** "Ganamos los dos el mínimo", "dos salarios mínimos" */
function wagesIn(wording: string): number {
  const named = wording.match(ofMinimum)?.length ?? 0
  if (named === 0) return 0
  const many = counted.exec(wording)?.[1]
  if (many !== undefined) return Math.min(maxWages, readCount(many))
  return each.test(wording) || besidesMe.test(wording) ? Math.max(2, named) : named
}

const million = 1_000_000
/** "Mi marido gana 4 millones y yo 3" */
const besides =
  / (?:y|e|and) (?:yo|eu|i|el|ella|(?:mi|my|minha|meu) \w+)(?: (?:gan\w+|cobra|earns|makes|ganha|otros|unos))? (\d{1,2}(?:[.,]\d)?)(?= (?!mil |k |millon|million|milh|dol|usd|\d))/

/** Amounts of the text that somebody earns a month, by their places in it. */
export const earnedAmounts = (text: string, rate: number): Money[] => {
  const tokens = readCorrectedTokens(text)
  const isOfLoan = ofLoan.test(wordingOf(text)) || ofYears.test(wordingOf(text))
  const follows = (at: number): boolean => {
    for (let before = at - 1; before >= Math.max(0, at - maxBetween); before--) {
      const { key = '', number } = tokens[before] ?? {}
      if (earning.has(key) || (takingHome.has(key) && !isOfLoan)) return true
      if (number !== undefined || !between.has(key)) return false
    }
    return false
  }
  /** "12 millones de sueldo" */
  const precedes = (at: number): boolean => {
    const next = tokens.slice(at + 1, at + 1 + maxAfter).map(({ key = '' }) => key)
    const name = next.findIndex((key) => ofWages.has(key))
    return name > 0 && next.slice(0, name).every((key) => units.has(key)) && next[name - 1] !== undefined
  }
  return amountsIn(text, 'rent').filter((one) => {
    const usd = inDollars(one, rate)
    return usd >= least && usd <= most && (follows(one.at) || precedes(one.at))
  })
}

/** What a household earns a month, all of it; undefined where it does not say. */
export function earnedIn(text: string, rate: number): Money | undefined {
  const wages = wagesIn(wordingOf(text))
  if (wages > 0) return { value: wages * minimumWage, currency: 'PYG', isMarked: true, at: -1 }
  const [first, ...others] = earnedAmounts(text, rate)
  if (!first) return undefined
  const more = others.filter(({ currency }) => currency === first.currency)
  const bare = first.value >= million ? Number(besides.exec(wordingOf(text))?.[1]?.replace(',', '.') ?? 0) : 0
  const value = [first, ...more].reduce((sum, one) => sum + one.value, 0) + bare * million
  return { ...first, value }
}

/** "El mínimo" and no amount. */
export const isMinimumWage = (text: string): boolean => wagesIn(wordingOf(text)) > 0

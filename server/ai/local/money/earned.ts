import { amountsIn, inDollars, type Money } from '#server/ai/local/amounts.ts'
import { readCount } from '#server/ai/local/numberWords.ts'
import { wordingOf } from '#server/ai/local/wording.ts'
import { facts } from '#shared/guides/facts/facts.ts'
import { readCorrectedTokens } from '#shared/search/sentence/spelling/correctedTokens.ts'

const earning: ReadonlySet<string> = new Set(
  'juntamos ingresamos entran facturo facturamos aposentadoria pensao gano gana ganamos ganan ganando ganamo cobro cobra cobramos cobrando sueldo sueldos salario salarios ingreso ingresos pagan depositan earn earns earning make makes salary income couple family living live retired retirees pensioners ganho ganha ganhamos ganhando recebo recebemos renda jubilacion pension'.split(
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
  'de del un una unos como mas o menos aproximadamente por mes mensual mensuales es son somos cada al familiar neto limpio on about around of a an is roughly uns cerca em me nos con entre dos los'.split(
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
const together = / (?:entre|juntos|juntas|together|juntando)(?: (?:los|las|nosotros|ambos))?(?: dos)?(?= )/g
const isOfBoth = (wording: string) => each.test(wording.replace(together, ' ')) || besidesMe.test(wording)
const earns = / (?:gan\w+|cobr\w+|entra\w*|hacemos|ingres\w+|earn\w*|make\w*|receb\w+|juntamos|sumamos)(?= )/
/** "Yo gano el mínimo y mi señora también" */
const besidesMe =
  / (?:y|e|and) (?:mi|my|minha|meu) (?:senora|mujer|esposa|esposo|marido|pareja|novi[oa]|wife|husband|partner|mulher|companheir[oa])(?: (?:tambien|too|igual|tambem|gana lo mismo|as well|does too|also|lo mismo))(?= )/
const counted =
  / (\d|dos|tres|cuatro|cinco|seis|two|three|four|five|six|dois|duas|quatro) (?:sueldos?|salarios?|minim\w+)(?= )/
/** "Dos sueldos de 4 millones", "4 millones cada uno" */
const wagesOf =
  / (\d|dos|tres|two|three|dois|duas|tres) (?:sueldos?|salarios?|ingresos?|salaries|incomes|wages|rendas?) (?:de|of|at) (?:unos |about |uns |gs |usd )?\d/
const apiece = / (?:cada un[oa]?|each|apiece|cada um[a]?)(?= )/
const manyAlike = (wording: string): number => {
  const many = wagesOf.exec(wording)?.[1]
  if (many !== undefined) return Math.min(maxWages, readCount(many))
  return apiece.test(wording) ? 2 : 1
}

const maxWages = 12

const wageCount =
  '(\\d{1,2}(?:[.,]\\d)?|un|uno|una|dos|tres|cuatro|cinco|seis|one|two|three|four|five|um|dois|duas|quatro)'
/** "Un mínimo y medio", "dos salarios mínimos" */
const wages = new RegExp(
  ` ${wageCount} (?:(?:sueldos?|salarios?) )?(?:minimos?|minimum wages?)( y medi[oa]| e mei[oa]| and a half)?(?= )`,
  'g',
)
/** "Y mi pareja uno" */
const partnerWages = new RegExp(
  ` (?:mi|my|minha|meu) \\w+(?: (?:gana|cobra|tiene|earns|makes|ganha|otro|outro|another))? ${wageCount}(?: mas| more)?(?= (?!mil|millon|palos|k )|$)`,
)

/** Counted ones, added up; undefined where none is counted. */
function countedWages(wording: string): number | undefined {
  const found = [...wording.matchAll(wages)]
  if (found.length === 0) return undefined
  const sum = found.reduce((all, [, many = '', half]) => all + readWages(many) + (half ? 0.5 : 0), 0)
  const last = found.at(-1)
  const rest = wording.slice((last?.index ?? 0) + (last?.[0].length ?? 0))
  return sum + readWages(partnerWages.exec(rest)?.[1] ?? '')
}

const readWages = (word: string): number => {
  const figure = Number(word.replace(',', '.'))
  return word === '' ? 0 : figure > 0 ? figure : readCount(word)
}

/** "Ganamos los dos el mínimo", "dos salarios mínimos" */
function wagesIn(wording: string): number {
  const sum = earns.test(wording) ? countedWages(wording) : undefined
  if (sum !== undefined && sum > 0) return Math.min(maxWages, sum * (isOfBoth(wording) ? 2 : 1))
  const named = wording.match(ofMinimum)?.length ?? 0
  if (named === 0) return 0
  const many = counted.exec(wording)?.[1]
  if (many !== undefined) return Math.min(maxWages, readCount(many))
  return each.test(wording) || besidesMe.test(wording) ? Math.max(2, named) : named
}

const million = 1_000_000
/** "Ganamos 9 entre los dos": of millions of guaraníes. */
const bareMillions =
  / (?:gano|ganamos|cobro|cobramos|hacemos|juntamos)(?: (?:unos|como|mas o menos|por mes|al mes)){0,2} (\d{1,2}(?:[.,]\d)?)(?= (?:entre|los dos|por mes|al mes|y|limpios?|netos?|mas o menos|mensual\w*|juntos)|$| $)/
/** "Mi marido gana 4 millones y yo 3" */
const besides =
  / (?:(?:y|e|and) (?:yo|eu|i|el|ella)|(?:mi|my|minha|meu) \w+)(?: (?:gan(?!amos|hamos)\w+|cobra|hace|earns|makes|ganha|otros|unos))? (\d{1,2}(?:[.,]\d)?)(?= (?!mil |k |millon|million|milh|dol|usd|\d))/

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

/** "Mi novia gana 4 y yo 6 millones": the first in millions as well. */
const bothMillions =
  / (?:gan\w+|cobra\w*|hace|earns?|makes?|ganha) (\d{1,2}(?:[.,]\d)?) (?:y|e|and) (?:yo|eu|i|el|ella|ele|ela|(?:mi|my|minha|meu) \w+)(?: (?:gan\w+|cobra|hace|earns?|makes?|ganha))? (\d{1,2}(?:[.,]\d)?) (?:millones|palos|million|milhoes)(?= )/

/** What a household earns a month, all of it; undefined where it does not say. */
export function earnedIn(text: string, rate: number): Money | undefined {
  const wages = wagesIn(wordingOf(text))
  if (wages > 0) return { value: wages * minimumWage, currency: 'PYG', isMarked: true, at: -1 }
  const both = bothMillions.exec(wordingOf(text))
  if (both) {
    const value = [both[1], both[2]].reduce((sum, one) => sum + Number(one?.replace(',', '.')), 0) * million
    return { value, currency: 'PYG', isMarked: true, at: -1 }
  }
  const [first, ...others] = earnedAmounts(text, rate)
  if (!first) {
    const few = Number(bareMillions.exec(wordingOf(text))?.[1]?.replace(',', '.'))
    return few > 0 ? { value: few * million, currency: 'PYG', isMarked: true, at: -1 } : undefined
  }
  const more = others.filter(({ currency }) => currency === first.currency)
  const bare = first.value >= million ? Number(besides.exec(wordingOf(text))?.[1]?.replace(',', '.') ?? 0) : 0
  const sum = [first, ...more].reduce((all, one) => all + one.value, 0) + bare * million
  const value = more.length === 0 && bare === 0 ? sum * manyAlike(wordingOf(text)) : sum
  return { ...first, value }
}

const incomeAlone =
  /^ (?:\w+ ){0,6}(?:gano|ganamos|cobro|cobramos|ganho|ganhamos|recebo|recebemos|earn|make|sueldo|salario|ingresos?|jubilacion|pension|salary|income|aposentadoria|renda)(?: (?:de|por mes|al mes|unos|como|about|of|a month|is|es|del ips|ips|uns|cerca de)){0,3} (?:gs |usd |us |[$₲] ?)?\d[\d.,]*(?: (?:mil|k|millones|millon|palos|guaranies|gs|dolares|usd|dollars|milhoes|por mes|al mes|a month|per month|monthly|mensuales|mensual|mensais|de|limpios?|netos?|ips|del ips|jubilacion|pension|sueldo|salario))* $/

/** "Soy jubilada, cobro 3.200.000": of a folded wording. */
export const isIncomeAlone = (wording: string): boolean => incomeAlone.test(wording)

/** "El mínimo" and no amount. */
export const isMinimumWage = (text: string): boolean => wagesIn(wordingOf(text)) > 0

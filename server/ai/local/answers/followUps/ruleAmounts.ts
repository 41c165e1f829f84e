import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import type { GuideTopic } from '#server/ai/guides/topics/topics.ts'
import { amountsIn, inDollars, isYear, type Money } from '#server/ai/local/amounts.ts'
import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { namedList } from '#server/ai/local/named.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { wordingOf } from '#server/ai/local/wording.ts'
import { facts } from '#shared/guides/facts/facts.ts'
import { usualPlan } from '#shared/market/investment/investment.ts'

/** What a rule makes an amount owe. */
type Rule =
  | 'notary'
  | 'closing'
  | 'commission'
  | 'saleTax'
  | 'rentTax'
  | 'propertyTax'
  | 'deposit'
  | 'entry'
  | 'downPayment'

const taxes = 'impuest\\w+|tribut\\w+|irp|inr|iva|tax(?:es)?|impost\\w+'
const lets = 'alquil\\w+|arriend\\w+|rent\\w*|alug\\w+|let(?:ting)?|inquilin\\w+|tenants?'
const sells = 'vend\\w+|venta|sell\\w*|sale|venda'
const words = (pattern: string) => new RegExp(` (?:${pattern})(?= )`)

/** The first whose every pattern is in the question. */
const rules: readonly (readonly [Rule, ...RegExp[]])[] = [
  [
    'propertyTax',
    words(
      '(?:impuestos?|tasa) (?:inmobiliari[oa]s?|municipal(?:es)?|predial)|property tax(?:es)?|imposto (?:imobiliario|predial)|iptu|contribucion inmobiliaria',
    ),
  ],
  ['notary', words('escriban\\w+|notar\\w+|cartorio\\w*|tabeli\\w+')],
  [
    'downPayment',
    words(
      'entrega(?: inicial)?|anticipo|down ?payments?|pago inicial|cuota inicial|dar de entrada|entrada(?: inicial)?|put down|sinal',
    ),
    words(
      'credito|prestamo|banco\\w*|bank\\w*|loan|mortgage|financ\\w+|compr\\w+|buy\\w*|inicial|down ?payments?|put down|dar de entrada|hipoteca|afd|entrega',
    ),
  ],
  ['deposit', words('depositos?|garantia|caucao|deposits?|fianza|calcao|cheque de garantia|mes de garantia')],
  [
    'entry',
    words(
      '(?:para|al) entrar|entrar a vivir|(?:cuant[oa]|plata|gast\\w+|pag\\w+|juntar|ahorr\\w+)(?: \\w+){0,6} mudarme|move in|upfront|up front|entrar num|para entrar|pagar (?:al|de) (?:entrada|ingreso)',
    ),
    words(`${lets}|entrar|move in|mudarme`),
  ],
  [
    'commission',
    words(
      '(?:pays?|paga|pagan|pago)(?: \\w+){0,2} (?:agents?|realtors?|brokers?|agency|inmobiliaria|agente|corretor\\w*|imobiliaria)|comision\\w*|comiss\\w+|commissions?|(?:cobra\\w*|lleva\\w*|charge\\w*|fees?|honorarios?|gana)(?: \\w+){0,4} (?:inmobiliaria\\w*|agencia\\w*|agentes?|corredor\\w*|realtors?|agents?|agenc\\w+|brokers?|imobiliaria\\w*|corretor\\w*)|(?:inmobiliaria\\w*|agencia\\w*|agentes?|realtors?|agents?|agenc\\w+|brokers?|imobiliaria\\w*|corretor\\w*)(?: \\w+){0,4} (?:cobra\\w*|lleva\\w*|charge\\w*|fees?|honorarios?)',
    ),
  ],
  ['rentTax', words(taxes), words(lets)],
  ['saleTax', words(taxes), words(sells)],
  ['saleTax', words('gastos?|costos?|costs?|custos?|descuent\\w+|queda'), words('vend\\w+|sell\\w*')],
  [
    'closing',
    words(`gastos?|costos?|costs?|fees?|custos?|despesas?|taxas?|tasas?|pagar|se paga|paga|cuesta|${taxes}`),
    words(
      'compr\\w+|escritur\\w+|cierre|closing|buy\\w*|purchas\\w*|deed|transfer\\w*|ajogua|jajogua|notarial\\w*|fechamento|extras?|aparte',
    ),
  ],
]

const ofRent: ReadonlySet<Rule> = new Set(['rentTax', 'deposit', 'entry'])
const ofLease = words(`${lets}`)

/** US dollars. */
const price = { least: 3000, most: 20_000_000 }
const rent = { least: 50, most: 12_000 }

const maxWords = 16
/** Questions back. */
const maxBack = 3

const looksFor =
  / (?:busc\w+|mostr\w+|muestr\w+|hay|tenes|tienen|looking|find|show|are there|is there|do you have|procuro|tem|quiero (?:comprar|alquilar|ver)|quero (?:comprar|alugar|ver))(?= )/
/** "Tengo 20 mil de entrega" has another answer. */
const ofLoan =
  / (?:cuotas?|prestamo|credito|loan|mortgage|parcelas?|financi\w+|anos?|years?|instal?lments?)(?= )/

export interface RuleAmount {
  rule: Rule
  money: Money
  isLease: boolean
}

function ruleOf(asked: string): Rule | undefined {
  const wording = wordingOf(asked)
  return rules.find(([, ...patterns]) => patterns.every((one) => one.test(wording)))?.[0]
}

const isIn = (usd: number, { least, most }: typeof price) => usd >= least && usd <= most

/** Undefined where none is named, or several. */
function moneyFor(rule: Rule, { text, rate }: Meaning, isLease: boolean): RuleAmount | undefined {
  const named = amountsIn(text, isLease ? 'rent' : 'sale').filter(
    (one) => (one.isMarked || !isYear(one.value)) && isIn(inDollars(one, rate), isLease ? rent : price),
  )
  const [money, ...others] = named
  return money && others.length === 0 ? { rule, money, isLease } : undefined
}

/** "Y en plata, para una de 95 mil dólares?" after a rule of costs; undefined where none was asked about. */
export function ruleAmount(question: Meaning): RuleAmount | undefined {
  const { text, wording, history, understood } = question
  const { length } = wording.trim().split(' ')
  if (length > maxWords || looksFor.test(wording) || ofLoan.test(wording)) return undefined
  const { city, neighborhood } = understood.filters
  if ((city ?? neighborhood) !== undefined || namedList(history.slice(-1)).length > 1) return undefined
  const own = ruleOf(text)
  // "¿Cuánto ahorro para entrar a un alquiler de 2 millones?"
  if (own === 'entry') return moneyFor(own, question, true)
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  for (const before of asked.slice(-maxBack).toReversed()) {
    const rule = ruleOf(before)
    if (rule === undefined) {
      if (amountsIn(before).length === 0) return undefined
      continue
    }
    if (own !== undefined && own !== rule && length > 8) return undefined
    const isLease =
      ofRent.has(rule) ||
      (rule === 'commission' && (ofLease.test(wordingOf(before)) || ofLease.test(wording)))
    return moneyFor(rule, question, isLease)
  }
  return undefined
}

const topics: Record<Rule, GuideTopic> = {
  notary: 'notaryFee',
  closing: 'closingCosts',
  commission: 'agencyFee',
  saleTax: 'saleTax',
  rentTax: 'rentTax',
  propertyTax: 'propertyTax',
  deposit: 'rentDeposit',
  entry: 'guarantor',
  downPayment: 'downPayment',
}

const of = ({ amounts: [low, high = low] }: { amounts: readonly [number] | readonly [number, number] }) =>
  [low, high] as const

/** The sums of a rule for an amount, in its currency. */
export function answerRuleAmount(question: QuestionContext): void {
  const found = ruleAmount(question)
  if (!found) return
  const { reply, texts, rate } = question
  const { rule, money, isLease } = found
  const { link } = answerOf(topics[rule], { language: texts.language, rate, strength: 2 })
  const isPYG = money.currency === 'PYG'
  const write = (value: number) => (isPYG ? texts.pyg(Math.round(value)) : texts.usd(Math.round(value)))
  const percent = (share: number) => write((money.value * share) / 100)
  const range = (shares: readonly [number, number]) => shares.map(percent)
  const { income, downPayment } = texts.words.advice
  const w = texts.words.followUps.amounts
  const whole = isPYG ? income.both(write(money.value), texts.usd(money.value / rate)) : write(money.value)
  const say = (sentence: string, pieces: readonly string[]) =>
    reply.say(sentence, ...pieces.map((piece) => [piece, link.to] as const))
  const closing = range(of(facts.closingCosts.value))
  const [low = '', high = ''] = closing
  const notary = range(of(facts.notaryFee.values.fee))
  const [least = '', most = ''] = notary
  const tax = (figure: { amounts: readonly [number] | readonly [number, number] }) => percent(of(figure)[1])
  switch (rule) {
    case 'notary':
      say(w.notary(whole, least, most), notary)
      say(w.closing(write(money.value), low, high), closing)
      break
    case 'closing': {
      const registry = tax(facts.registryTax.value)
      say(w.closing(whole, low, high), closing)
      say(w.parts(least, most, registry), [...notary, registry])
      break
    }
    case 'commission': {
      const fees = range(of(facts.saleCommission.value))
      if (isLease) say(w.leaseCommission(whole), [whole])
      else say(w.saleCommission(whole, fees[0] ?? '', fees[1] ?? ''), fees)
      break
    }
    case 'saleTax': {
      const pieces = [
        facts.saleIncomeTax.values.most,
        facts.saleTaxAbroad.values.most,
        facts.saleVat.values.most,
      ].map(tax)
      say(w.saleTax(whole, pieces[0] ?? '', pieces[1] ?? '', pieces[2] ?? ''), pieces)
      break
    }
    case 'rentTax': {
      const pieces = [
        facts.rentVat.value,
        facts.rentIncomeTax.values.most,
        facts.rentTaxAbroad.values.most,
      ].map(tax)
      say(w.rentTax(whole, pieces[0] ?? '', pieces[1] ?? '', pieces[2] ?? ''), pieces)
      break
    }
    case 'propertyTax': {
      const year = tax(facts.propertyTax.value)
      say(w.propertyTax(whole, year), [year])
      break
    }
    case 'deposit': {
      const pieces = of(facts.usualDeposit.value).map((months) => write(money.value * months))
      say(income.deposit(whole, pieces[0] ?? '', pieces[1] ?? ''), pieces)
      break
    }
    case 'entry': {
      const [one, two] = of(facts.usualDeposit.value)
      const pieces = [1 + one, 1 + two, 1 + two + of(facts.leaseCommission.value)[0]].map((months) =>
        write(money.value * months),
      )
      say(w.entry(whole, pieces[0] ?? '', pieces[1] ?? '', pieces[2] ?? ''), pieces)
      break
    }
    case 'downPayment': {
      const down = percent(usualPlan.down)
      say(downPayment(whole, texts.percent(usualPlan.down), down, low, high), [down, ...closing])
      break
    }
  }
  reply.say(w.estimate)
  reply.say(income.guide(link.text), [link.text, link.to])
  suggestStart(question)
}

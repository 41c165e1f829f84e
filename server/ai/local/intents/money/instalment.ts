import { amountsIn, inDollars } from '#server/ai/local/amounts.ts'
import { answerInstalment, answerPayable } from '#server/ai/local/answers/homes/instalment.ts'
import { certainty, type Intent, questionWords } from '#server/ai/local/intents/intent.ts'
import { loanAsked } from '#server/ai/local/money/loanAsked.ts'

const loanWords = questionWords({
  es: '(?:che )?roga pora|prestamos?|creditos?|hipotecas?|hipotecari[oa]|financi\\w+|cuotas?|mensualidad(?:es)?',
  en: '(?:monthly )?payments? (?:on|for|of)|loans?|mortgages?|financ\\w+|instal?lments?|monthly payments?',
  pt: 'emprestimos?|financia\\w+|parcelas?|prestacao|prestacoes',
})
const asksAmount =
  /^ (?:la |de |the |a )?(?:cuota|instal?lment|(?:monthly )?payment|parcela)s? | (?:cuanto|cuanta|cual|calcul\w+|quanto|qual|how much|what|what s)(?= )/
/** What one earns, or what a home asks each month, is no loan. */
const ofOthers =
  / (?:gano|ganamos|ganho|sueldo|salario|ingresos?|earn|income|salary|renda|busco|necesito ganar|me prestan|me dan|comision|escribano|gastos)(?= )/

/** "Si saco 300 millones a 15 años, ¿cuánto pago por mes?" */
const takesForYears =
  / (?:saco|sacamos|sacar|tomo|tomar|pido|pedimos|take(?: out)?|borrow|pego|pegar|tiro) (?=.{0,40}\d{1,2} (?:anos|years))(?=.* (?:por mes|al mes|mensual|a month|per month|monthly|pago|pay|paying|pagando|pagar|en total|total|altogether|devuelvo)(?= ))/

/** "¿Cuánto es la cuota de un préstamo de 60 mil dólares a 20 años?" */
export const instalmentIntent: Intent = {
  name: 'instalment',
  score({ wording, text, rate, listing }) {
    const isOfLoan = loanWords.test(wording) || takesForYears.test(wording)
    if (!isOfLoan || !asksAmount.test(wording) || ofOthers.test(wording)) return 0
    return !listing && loanAsked(text, rate) ? certainty.pointed + 6.6 : 0
  },
  answer: answerInstalment,
  cases: [
    { ask: '¿cuánto es la cuota de un préstamo de 60 mil dólares a 20 años?' },
    { ask: 'cuanto me saldria la cuota si compro una casa de 400 millones a 20 años' },
    { ask: 'cuota de un prestamo de 80 mil dolares a 20 años al 8%' },
    { ask: "a 70% loan at 9% for 15 years on a 150k house, what's the installment" },
    { ask: 'si pido 200 millones a 15 años cuanto termino pagando en total' },
    { ask: 'payment on 90k for 10 years at 7.5% interest' },
    { ask: 'si saco 300 millones con che roga pora cuanto termino pagando en total' },
    { ask: 'cuánto pago por mes si financio 300 millones de guaraníes a 15 años' },
    { ask: 'what would the monthly payment be on a 100k loan over 20 years?' },
    { ask: 'qual é a parcela de um financiamento de 80 mil dólares em 20 anos?' },
  ],
}

const instalments =
  / (?:cuotas?|mensualidad(?:es)?|instal?lments?|monthly payments?|parcelas?|prestac\w+)(?= )/
const payable =
  / (?:(?:puedo|podria|podemos|alcanza|da)(?: \w+){0,3} pagar|(?:que|q|what|o que) (?:puedo|podria|podemos|can i|could i|posso) (?:comprar|buy)|que (?:casa|depto|departamento|terreno)|pagando|cuota equivalente|can i (?:pay|afford|buy)|could i (?:pay|afford|buy)|what (?:house|home|apartment|price)|posso pagar|da para (?:comprar|pagar))(?= )/
const buys =
  / (?:casa|depto|departamento|comprar?|vivienda|terreno|cuota|house|home|apartment|buy|afford|apartamento|imovel)(?= )/
/** "Me sobran 3 millones por mes", "puedo pagar 500 por mes" */
const paysMonthly =
  / (?:me sobran?|nos sobran?|(?:puedo|podemos|podria|podriamos) (?:pagar|poner|destinar)|dispongo de|disponemos de|llego a pagar|(?:can|could) (?:pay|put|afford|spare)|(?:posso|podemos|consigo) pagar|me sobram?)(?= )/
const monthly = / (?:por mes|al mes|mensual\w*|mensuales|a month|per month|monthly|ao mes)(?= )/
const reaches =
  / (?:a (?:que|cuanto|donde)(?: \w+){0,3} (?:llego|llegamos|llegaria)|(?:que|q|algo|what|o que|cual)(?: \w+){0,3} (?:comprar|compro|buy|afford|get|consigo|alcanza)|comprar(?: \w+)? (?:algo|alguna)|comprar|en cuotas|buy something|buy|o que)(?= )/
const ofRent = / (?:alquil\w+|rent\w*|alug\w+)(?= )/

/** US dollars a month: more is a loan. */
const between = { least: 50, most: 10_000 }

/** "Con 3 millones por mes, ¿la cuota de qué casa puedo pagar?" */
export const payableIntent: Intent = {
  name: 'payable',
  score({ wording, text, rate, listing }) {
    if (listing) return 0
    const amounts = amountsIn(text, 'rent').map((one) => inDollars(one, rate))
    const isOne = amounts.filter((usd) => usd >= between.least && usd <= between.most).length === 1
    const isReach = paysMonthly.test(wording) && monthly.test(wording) && reaches.test(wording)
    if (isOne && isReach && amounts.length <= 2 && !ofRent.test(wording)) return certainty.pointed + 8
    if (!instalments.test(wording) || !payable.test(wording) || !buys.test(wording)) return 0
    return isOne && amounts.every((usd) => usd <= between.most) ? certainty.pointed + 6 : 0
  },
  answer: answerPayable,
  cases: [
    { ask: 'con 3 millones por mes puedo pagar la cuota de qué casa?' },
    { ask: 'if I pay instalments of 600 dollars a month, what house can I buy?' },
    { ask: 'me sobran 3 millones por mes, puedo comprar algo en cuotas?' },
    { ask: 'tengo 30 mil y puedo pagar 500 dolares por mes, a que llego' },
    { ask: 'posso pagar parcelas de 500 dólares por mês, que apartamento dá para comprar?' },
  ],
}

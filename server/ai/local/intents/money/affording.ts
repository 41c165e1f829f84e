import { answerAffording } from '#server/ai/local/answers/money/affording.ts'
import { certainty, type Intent, questionWords } from '#server/ai/local/intents/intent.ts'
import { earnedIn } from '#server/ai/local/money/earned.ts'
import { loanAsked } from '#server/ai/local/money/loanAsked.ts'

const buys =
  / (?:prest\w+|lend|borrow|emprest\w+|compr\w+|creditos?|prestamos?|hipotec\w+|cuotas?|(?:primera )?vivienda|casa propia|acced\w+|buy\w*|loan|mortgage|financ\w+|parcelas?|(?:che )?roga pora|che roga|how much house|(?:precio|valor|que) (?:de )?casa|pagar una (?:casa|vivienda)|afford a (?:house|home|flat|place)|(?:la|una|de|tu|mi) entrega|anticipo|down payment|deposit saved|(?:a|de|pra) entrada|califico|aprueb\w+|qualify)(?= )/
const rents = / (?:alquil\w+|rent\w*|alug\w+|rinde|rende|invert\w+|airbnb)(?= )/
/** What is put down makes a budget of its own. */
const saves =
  /(?<! (?:nada|nothing|sin|no|cero|zero|nao tenho|sem|without|any)) (?:ahorr\w+|saved|savings|guardad\w+|economias|poupad\w+|poupanca)(?= )/
const needs = questionWords({
  es: '(?:que|q) (?:sueldo|ingresos?|salario)|(?:cuanto|que sueldo|que ingresos?)(?: \\w+){0,3} (?:ganar|ganando|cobrar|sueldo|ingresos?)|(?:necesit|tengo que|tengo q|hay que|hace falta|deberia|debo)\\w*(?: \\w+)? (?:ganar|ganando|cobrar)|(?:sueldo|salario|ingresos?)(?: \\w+)? (?:necesari\\w+|requerid\\w+|pide\\w*|exig\\w+|hace falta)',
  en: '(?:how much|what)(?: \\w+){0,5} (?:earn|make|income|salary)|(?:income|salary) (?:needed|required)',
  pt: 'preciso (?:de )?ganhar|ganhar (?:[cq]uanto|para|pra)|[cq]uanto(?: \\w+){0,4} (?:ganhar|renda)|(?:que|qual) (?:a )?renda|renda (?:minima|necessaria)',
})

/** "¿Qué sueldo me piden?" */
export const asksIncomeNeeded = (wording: string): boolean => needs.test(wording)

/** "Gano 5 millones y medio, ¿puedo comprar una de 400 millones?", "¿cuánto tengo que ganar para un crédito de 600 millones?" */
export const affordingIntent: Intent = {
  name: 'affording',
  score({ wording, text, rate, listing }) {
    if (listing || rents.test(wording) || !buys.test(wording)) return 0
    const asked = loanAsked(text, rate)
    if (needs.test(wording)) return asked ? certainty.pointed + 9.6 : 0
    if (!earnedIn(text, rate)) return 0
    return certainty.pointed + (saves.test(wording) ? 6.8 : 9.5)
  },
  answer: answerAffording,
  cases: [
    { ask: 'con un sueldo de 10 millones me dan crédito para comprar?' },
    { ask: 'gano 5.500.000 por mes, puedo comprar una casa de 400 millones?' },
    { ask: 'puedo sacar credito para casa ganando el minimo' },
    { ask: 'con 12 millones de sueldo formal cuánto me puede prestar un banco para vivienda' },
    { ask: 'mi marido gana 4 millones y yo 3, nos alcanza para pagar una cuota de 2 millones y medio?' },
    { ask: 'cuanto tengo q ganar para que me aprueben un credito de 600 millones en el banco' },
    { ask: 'I earn 2,000 dollars a month, how much house can I afford?' },
    { ask: 'q sueldo necesito para comprar un depto de 70 mil dolares' },
    { ask: 'preciso ganhar quanto pra financiar 80 mil dólares' },
    { ask: 'ganho 2 mil dólares por mês, consigo comprar um apartamento de 90 mil dólares?' },
  ],
}

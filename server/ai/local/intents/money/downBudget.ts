import { downPaymentIn } from '#server/ai/local/amounts.ts'
import { answerDownBudget } from '#server/ai/local/answers/homes/downBudget.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import { placesAsked } from '#server/ai/local/placesAsked.ts'

const buys =
  / (?:que|cual|alcanza|puedo|podria|compr\w+|busco|buscamos|quiero|queremos|casa|depto|departamento|terreno|vivienda|what|which|can i|buy|afford|looking|house|apartment|home|o que|consigo|posso|apartamento)(?= )/
/** "¿Cuánto de entrega?", the rate or the term are other questions. */
const asksLoan =
  / (?:cuanto (?:es|seria|queda|me queda|pago|pagaria)|de cuanto|cuota de|cual (?:es|seria) la cuota|tasa|interes|how much (?:is|would|will)|what would|monthly|interest|qual (?:e|seria) a parcela|juros|alquil\w+|rent|alug\w+)(?= )/

/** "Tengo 20 mil de entrega, ¿qué puedo comprar?" */
export const downBudgetIntent: Intent = {
  name: 'downBudget',
  score(question) {
    const { wording, text, rate, listing, thread } = question
    const isBuying = buys.test(wording) || thread.search !== undefined
    if (listing || !isBuying || asksLoan.test(wording)) return 0
    if (placesAsked(question).length > 1) return 0
    return downPaymentIn(text, rate) === undefined ? 0 : certainty.pointed + 6
  },
  answer: answerDownBudget,
  cases: [
    { ask: 'tengo 20 mil dólares de entrega, ¿qué puedo comprar?' },
    { ask: 'con una entrega inicial de 150 millones busco casa en Luque' },
    { ask: 'I have 30k for a down payment, what can I buy?' },
    { ask: 'tenho 25 mil dólares de entrada, o que posso comprar?' },
  ],
}

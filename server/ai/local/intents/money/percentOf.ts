import { amountsIn } from '#server/ai/local/amounts.ts'
import { answerPercentOf, percentNamed } from '#server/ai/local/answers/percentOf.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

const asks = / (?:cuanto|cuantos|quanto|how much|what is|what s|calcul\w+|serian?|seria)(?= )/

/** "¿Cuánto es 3 % de comisión de 120 mil?" */
export const percentOfIntent: Intent = {
  name: 'percentOf',
  score: ({ wording, text, listing }) =>
    !listing && percentNamed.test(text) && asks.test(wording) && amountsIn(text, 'sale').length === 1
      ? certainty.pointed + 7
      : 0,
  answer: answerPercentOf,
  cases: [
    { ask: '¿cuánto es 3% de comisión de 120 mil?' },
    { ask: 'how much is 5% of 90 thousand dollars?' },
    { ask: 'quanto é 4% de 200 mil dólares?' },
  ],
}

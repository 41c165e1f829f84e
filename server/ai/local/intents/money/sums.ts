import { answerSum, sumIn } from '#server/ai/local/answers/money/sums.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

/** "¿Cuánto es 0,74 de 95 mil?", "3 millones entre tres, ¿cuánto cada uno?" */
export const sumsIntent: Intent = {
  name: 'sums',
  score: (question) => (!question.listing && sumIn(question) ? certainty.pointed + 6.5 : 0),
  answer: answerSum,
  cases: [
    { ask: 'cuanto es 0,74 de 95 mil dolares' },
    { ask: 'si compro en pozo en 80 mil y entrego 30%, ¿cuánto es la entrega?' },
    { ask: 'whats 850000 gs per m2 times 360 m2 in dollars' },
    { ask: 'me piden 96 mil por 80 m2, ¿a cuánto sale el m2?' },
    { ask: 'alquilamos a 3 millones y dividimos entre tres, cuánto es cada uno' },
    { ask: '¿cuántas cuotas de 500 dólares son para pagar 30 mil dólares?' },
    { ask: 'quanto dá 350 milhões de guaranis em reais?' },
  ],
}

import { answerStages, stagesIn } from '#server/ai/local/answers/money/stages.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

/** "Un depto en pozo de 75 mil con plan 30/60/10, ¿cuánto pago en cada etapa?" */
export const stagesIntent: Intent = {
  name: 'stages',
  score: (question) => (stagesIn(question) ? certainty.pointed + 9.8 : 0),
  answer: answerStages,
  cases: [
    { ask: 'un depto en pozo de 75 mil con plan 30/60/10, cuanto pago en cada etapa' },
    { ask: 'how much is each payment on a 90k flat with a 20-70-10 plan over 24 months?' },
    { ask: 'apartamento na planta de 80 mil dólares, 30/60/10, quanto pago em cada etapa?' },
  ],
}

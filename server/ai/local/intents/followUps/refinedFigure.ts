import { answerRefinedFigure, refinedFigure } from '#server/ai/local/answers/followUps/refinedFigure.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

/** "I meant furnished" after what one bedroom rents for. */
export const refinedFigureIntent: Intent = {
  name: 'refinedFigure',
  score: (question) => (refinedFigure(question) ? certainty.pointed + 8 : 0),
  answer: answerRefinedFigure,
  cases: [
    { after: ['how much does a 1 bed rent for in Villa Morra'], ask: 'I meant furnished' },
    { after: ['alquiler depto amoblado en Asunción hasta 600'], ask: 'y sin muebles cuánto baja?' },
    { after: ['quanto custa alugar um apartamento em Villa Morra?'], ask: 'e mobiliado?' },
  ],
}

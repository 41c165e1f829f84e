import { answerRuralLand, asksOfRuralLand } from '#server/ai/local/answers/followUps/ruralLand.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

/** "¿Y un campito cerca de ahí?" after whether a foreigner may buy. */
export const ruralLandIntent: Intent = {
  name: 'ruralLand',
  score: (question) => (asksOfRuralLand(question) ? certainty.pointed + 8 : 0),
  answer: answerRuralLand,
  cases: [
    { after: ['Can foreigners buy property in Paraguay?'], ask: 'and a farm near the border?' },
    { after: ['Can foreigners buy property in Paraguay?'], ask: 'and near the border?' },
  ],
}

import { answerBeside, besideBefore } from '#server/ai/local/answers/followUps/besideBefore.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

/** "¿Conviene en guaraníes o en dólares?" after who lends for a house. */
export const besideBeforeIntent: Intent = {
  name: 'besideBefore',
  score: (question) => (besideBefore(question) ? certainty.pointed + 9.95 : 0),
  answer: answerBeside,
  cases: [
    {
      after: ['quiero financiar una casa con el banco'],
      ask: 'conviene en guaraníes o en dólares?',
    },
    { after: ['I want a mortgage to buy a house'], ask: 'guaranies or dollars?' },
    {
      after: ['cuánto queda limpio de alquilar un depto de 100 mil'],
      ask: 'y por airbnb me dejaría más?',
    },
  ],
}

import { adviceAsked, answerAdvice } from '#server/ai/local/answers/followUps/kindAdvice.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

/** "¿Es seguro o me pueden dejar clavado?" after homes off plan. */
export const kindAdviceIntent: Intent = {
  name: 'kindAdvice',
  score: (question) => (adviceAsked(question) ? certainty.pointed + 1 : 0),
  answer: answerAdvice,
  cases: [
    { after: ['departamentos en pozo en Villa Morra'], ask: 'es seguro o me pueden dejar clavado?' },
    { after: ['apartments for rent in Luque'], ask: 'what will they ask me for?' },
    { after: ['casa para alugar em Luque'], ask: 'o que vão me pedir?' },
  ],
}

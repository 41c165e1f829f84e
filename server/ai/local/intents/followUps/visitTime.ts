import { sayVisitAt, visitWhen } from '#server/ai/local/answers/followUps/visitTime.ts'
import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

/** "Mejor el jueves después de las 6" after "¿se puede ver mañana?" */
export const visitTimeIntent: Intent = {
  name: 'visitTime',
  score: (question) => (visitWhen(question) === undefined ? 0 : certainty.pointed + 9),
  answer(question) {
    const when = visitWhen(question)
    if (!question.listing || when === undefined) return
    sayVisitAt(question, question.listing, when)
    suggestStart(question)
  },
  cases: [
    { after: ['se puede ver mañana?'], ask: 'mejor el jueves después de las 6', onPage: true },
    { after: ['can I see it tomorrow?'], ask: 'Thursday after 6 would be better', onPage: true },
    { after: ['dá pra visitar amanhã?'], ask: 'melhor na quinta depois das 18', onPage: true },
  ],
}

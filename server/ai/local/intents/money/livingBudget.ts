import { answerLivingBudget, livingAmount } from '#server/ai/local/answers/money/livingBudget.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

const lives =
  / (?:vivir|vivo|vive|viven|vivimos|all in|viviria|viviriamos|se vive|sobreviv\w+|manten\w+|live|living|survive|get by|retire|viver|vivo|morar|me sustento)(?= )/
const onIt =
  / (?:con|on|with|com|realistic|realista|alcanza\w*|llego|enough|suficiente|basta\w*|da (?:para|pra)|per month|a month|por mes|al mes)(?= )/
/** Where to live, and what one looks for, are other questions. */
const ofOthers =
  / (?:donde|onde|where|barrios?|zonas?|bairros?|areas?|neighbou?rhoods?|busco|buscamos|procuro|looking|rentas|alquileres|compr\w+|buy\w*|(?:what|que|o que) (?:do (?:you|u) have|have you got|tenes|tienen|hay|voces? tem))(?= )/

/** "¿Se puede vivir con 1000 dólares por mes en Encarnación?" */
export const livingBudgetIntent: Intent = {
  name: 'livingBudget',
  score(question) {
    const { wording, listing } = question
    if (listing || !lives.test(wording) || !onIt.test(wording) || ofOthers.test(wording)) return 0
    if (question.understood.criteria.some(({ field }) => field === 'propertyType')) return 0
    return livingAmount(question) === undefined ? 0 : certainty.pointed + 8
  },
  answer: answerLivingBudget,
  cases: [
    {
      ask: 'soy argentino jubilado, me quiero ir a vivir a encarnación, se puede vivir con 1000 dolares por mes?',
    },
    { ask: 'con 1500 dólares de jubilación vivo bien en Asunción?' },
    { ask: 'can I live on $900 a month in San Lorenzo?' },
    { ask: 'dá pra viver com 800 dólares por mês em Ciudad del Este?' },
  ],
}

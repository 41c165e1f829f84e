import { answerEasiestToLet } from '#server/ai/local/answers/followUps/easiestToLet.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import { namedList, pointedAt } from '#server/ai/local/named.ts'

const easiest =
  / (?:(?:(?:mas|mais) )?(?:facil(?:es)?|rapid[oa]s?|rapido)(?: de| pra| para)?(?: \w+){0,2} (?:alquilar(?:l[oa])?|alugar|se alquila|rentar)|(?:se (?:alquila|alquilaria|renta)|alquilaria)(?: \w+)? (?:mas )?(?:facil|rapido|mejor)|(?:eas(?:y|ier|iest)|quick(?:er|est)?|fast(?:er|est)?|hard)(?: \w+)? to (?:rent|let)(?: out)?|(?:rents?|lets?)(?: out)? (?:the )?(?:best|better|faster|fastest|quicker|quickest|easier|easiest)|aluga(?:ria)? (?:mais )?(?:facil|rapido))(?= )/

/** Not of one alone. */
const comparesAny = / (?:mas|mais|best|better|eas(?:ier|iest)|quick(?:er|est)|fast(?:er|est)|mejor)(?= )/

/** "¿Cuál de esos es el más fácil de alquilar después?": by how long rentals like them stand where they are. */
export const easiestToLetIntent: Intent = {
  name: 'easiestToLet',
  score({ wording, history, understood }) {
    const list = namedList(history)
    if (!easiest.test(wording) || list.length === 0) return 0
    const pointed = pointedAt(wording, list)
    const isOfOne = pointed.length === 1 && !comparesAny.test(wording)
    const namesPlace = (understood.filters.city ?? understood.filters.neighborhood) !== undefined
    if (isOfOne || (list.length > 1 && comparesAny.test(wording) && !namesPlace))
      return certainty.pointed + 9.4
    return pointed.length > 1 ? certainty.pointed + 9.4 : 0
  },
  answer: answerEasiestToLet,
  cases: [
    {
      after: ['departamentos en venta en Asunción'],
      ask: '¿cuál de esos es el más fácil de alquilar después?',
    },
    { after: ['apartments for sale in Asunción'], ask: 'which of those is easiest to rent out?' },
    { after: ['apartamentos à venda em Assunção'], ask: 'qual deles é mais fácil de alugar?' },
  ],
}

import { answerEasiestToLet } from '#server/ai/local/answers/followUps/easiestToLet.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import { namedList, pointedAt } from '#server/ai/local/named.ts'

const easiest =
  / (?:(?:mas|mais) (?:facil(?:es)?|rapid[oa]s?|rapido)(?: \w+){0,2} (?:alquilar(?:l[oa])?|alugar|se alquila|rentar)|(?:se (?:alquila|alquilaria|renta)|alquilaria)(?: \w+)? (?:mas )?(?:facil|rapido|mejor)|(?:easier|easiest|quickest|fastest|faster|quicker)(?: \w+)? to (?:rent|let)(?: out)?|(?:rents?|lets?)(?: out)? (?:the )?(?:faster|fastest|quicker|quickest|easier|easiest)|aluga(?:ria)? (?:mais )?(?:facil|rapido))(?= )/

/** "¿Cuál de esos es el más fácil de alquilar después?": by how long rentals like them stand where they are. */
export const easiestToLetIntent: Intent = {
  name: 'easiestToLet',
  score({ wording, history, understood }) {
    if (!easiest.test(wording) || namedList(history).length < 2) return 0
    const namesPlace = (understood.filters.city ?? understood.filters.neighborhood) !== undefined
    return namesPlace && pointedAt(wording, namedList(history)).length < 2 ? 0 : certainty.pointed + 9.4
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

import { answerNamed, pointsAtListing } from '#server/ai/local/answers/named.ts'
import { certainty, type Intent } from './intent.ts'

/** "Contame del segundo", "¿y cuánto rinde?" */
export const namedListing: Intent = {
  name: 'namedListing',
  score: (question) => (pointsAtListing(question) ? certainty.pointed : 0),
  answer: answerNamed,
  cases: [
    { after: ['casas en Luque'], ask: 'contame del segundo' },
    { after: ['casas en Luque', 'contame de la segunda'], ask: '¿en qué piso está?' },
    { after: ['houses in Luque'], ask: 'tell me about the second one' },
    { after: ['casas em Luque'], ask: 'a segunda' },
    { ask: 'el segundo' },
  ],
}

import { answerNamed, pointsAtListing } from '#server/ai/local/answers/named.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { certainty, type Intent } from './intent.ts'

/** "¿Y para alquilar?" after a search changes the search, even if it found one. */
const isOfferAlone = ({ wording, thread }: Meaning) =>
  thread.search !== undefined &&
  /^ (?:y |e |and )?(?:para|en|for|to|a) (?:alquilar|alquiler|comprar|venta|alugar|venda|rent|buy|sale) $/.test(
    wording,
  )

/** "Más de 500 m²" after a search that found one. */
const isBoundAlone = ({ wording, thread, understood }: Meaning) =>
  thread.search !== undefined &&
  /^ (?:(?:y|e|and|pero|but|mas|que sea|que sean|que tenga|con|with|com|de|algo|uno|una) )*(?:mas|mais|menos|more|less|over|under|hasta|ate|up to|at least|desde|minimo|maximo|min|max) (?:de |than )?\d/.test(
    wording,
  ) &&
  understood.criteria.length > 0

/** "Contame del segundo", "¿y cuánto rinde?" */
export const namedListing: Intent = {
  name: 'namedListing',
  score: (question) =>
    pointsAtListing(question) && !isOfferAlone(question) && !isBoundAlone(question) ? certainty.pointed : 0,
  answer: answerNamed,
  cases: [
    { after: ['casas en Luque'], ask: 'contame del segundo' },
    { after: ['casas en Luque', 'contame de la segunda'], ask: '¿en qué piso está?' },
    { after: ['houses in Luque'], ask: 'tell me about the second one' },
    { after: ['casas em Luque'], ask: 'a segunda' },
    { ask: 'el segundo' },
  ],
}

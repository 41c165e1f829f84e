import { answerYieldAreas } from '#server/ai/local/answers/homes/yieldAreas.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import { placesAsked } from '#server/ai/local/placesAsked.ts'
import { homeTypes } from '#shared/listings/traits.ts'

const where =
  / (?:(?:que|cual|cuales|en que|en cual|which|what|qual|quais|em que) (?:es el |e o |sao os )?(?:barrios?|zonas?|areas?|neighbou?rhoods?|parts?|parte|bairros?|regiao|lugar)|donde|where|onde)(?= )/
const earnsMost =
  / (?:(?:recomiend\w+|recomend\w+|sugier\w+|conviene\w*|mejor(?:es)?|best|good|recommend|melhor(?:es)?)(?: \w+){0,5} (?:invert\w+|inversion|invest\w*)|(?:rinde|rinden|rendir|renta|deja|dejan|gana|se gana|saca|se saca|rende|rendem) (?:mas|mais|mejor)|(?:mayor|mejor|mas|mais|maior|melhor|best|highest|better) (?:rentabilidad\w*|retorno|rendimiento|renta|rental (?:yields?|returns?|income)|yields?|returns?|roi|rentable)|mas rentables?|mais rentave\w+|se alquila mejor|(?:yields?|returns?) (?:is|are) (?:the )?(?:best|highest)|(?:best|good|buena?|better) (?:place |area |zona |lugar )?(?:para|to|for) (?:comprar y alquilar|buy (?:and|to) (?:rent|let))|conviene (?:mas )?comprar para (?:alquilar|renta))(?= )/

/** "¿En qué barrio se gana más con el alquiler?" */
export const yieldAreasIntent: Intent = {
  name: 'yieldAreas',
  score(question) {
    const { wording, understood, listing } = question
    const { propertyType, neighborhood, maxPrice, minPrice, near } = understood.filters
    if (listing || !where.test(wording) || !earnsMost.test(wording)) return 0
    const isOfOthers = propertyType?.some((type) => !homeTypes.includes(type)) === true
    const isNarrow = (neighborhood ?? maxPrice ?? minPrice ?? near) !== undefined
    return isOfOthers || isNarrow || placesAsked(question).length > 1 ? 0 : certainty.asked + 8
  },
  answer: answerYieldAreas,
  cases: [
    { ask: 'en q barrio de asuncion se gana mas con el alquiler' },
    { ask: '¿dónde rinde más un monoambiente en Asunción?' },
    { ask: 'which neighborhood in Asunción has the best rental yield?' },
    { ask: 'qual bairro de Assunção rende mais?' },
  ],
}

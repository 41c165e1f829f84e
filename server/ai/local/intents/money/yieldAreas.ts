import { answerYieldAreas } from '#server/ai/local/answers/homes/yieldAreas.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import { placesAsked } from '#server/ai/local/placesAsked.ts'
import { homeTypes } from '#shared/listings/traits.ts'

const where =
  / (?:(?:que|cual|cuales|en que|en cual|which|what|qual|quais|em que) (?:es el |e o |sao os )?(?:barrios?|zonas?|areas?|neighbou?rhoods?|parts?|parte|bairros?|regiao|lugar)|donde|where|onde)(?= )/
const earnsMost =
  / (?:(?:recomiend\w+|recomend\w+|sugier\w+|conviene\w*|mejor(?:es)?|best|good|recommend|melhor(?:es)?)(?: \w+){0,5} (?:invert\w+|inversion|invest\w*)|(?:rinde|rinden|rendir|renta|deja|dejan|gana|se gana|saca|se saca|rende|rendem) (?:mas|mais|mejor)|(?:mayor|mejor|mas|mais|maior|melhor|best|highest|better) (?:rentabilidad\w*|retorno|rendimiento|renta|rental (?:yields?|returns?|income)|yields?|returns?|roi|rentable)|mas rentables?|mais rentave\w+|se alquila mejor|(?:yields?|returns?) (?:is|are) (?:the )?(?:best|highest)|(?:best|good|buena?|better) (?:place |area |zona |lugar )?(?:para|to|for) (?:comprar y alquilar|buy (?:and|to) (?:rent|let))|conviene (?:mas )?comprar para (?:alquilar|renta))(?= )/

const nouns =
  '(?:barrios?|zonas?|areas?|neighbou?rhoods?|parts?|partes?|bairros?|regiao|regioes|lugar(?:es)?|places?)'
const whichAreas = new RegExp(
  ` (?:(?:que|cual|cuales|en que|en cual|which|what|qual|quais|em que|recomend\\w+|recomiend\\w+|recommend|sugier\\w+|suggest|indica\\w*|mejor(?:es)?|best|melhor(?:es)?)(?: \\w+){0,3} ${nouns}|donde|where|onde)(?= )`,
)
const invests =
  / (?:inver(?:tir|sion|siones|sor|timos)|inviert\w+|invest(?:ir|imento|imentos|ment|ments|ing|or|idor)?|(?:para|pra|to|for|de) (?:renta|rental income|rental|buy to let)|comprar (?:\w+ ){0,3}(?:para|pra|y) (?:alquilar|alugar|rentar|poner\w* (?:en|a) (?:alquil\w+|renta))|buy(?:ing)? (?:\w+ ){0,3}(?:to|and) (?:rent|let))(?= )/

const namesAreas = new RegExp(` ${nouns}(?= )`)
const ofShortStays = / (?:airbnb|booking)(?= )/

/** "Quero investir, quais bairros valem a pena?" */
export const asksWhereToInvest = (wording: string) => whichAreas.test(wording) && invests.test(wording)

/** "¿En qué barrio se gana más con el alquiler?" */
export const yieldAreasIntent: Intent = {
  name: 'yieldAreas',
  score(question) {
    const { wording, understood, listing } = question
    const { propertyType, neighborhood, maxPrice, minPrice, near } = understood.filters
    const isOfIncome = where.test(wording) && earnsMost.test(wording)
    if (listing || !(isOfIncome || asksWhereToInvest(wording)) || ofShortStays.test(wording)) return 0
    const isOfOthers = propertyType?.some((type) => !homeTypes.includes(type)) === true
    const isNarrow = (neighborhood ?? minPrice ?? near) !== undefined
    if (isOfOthers || isNarrow || placesAsked(question).length > 1) return 0
    if (maxPrice !== undefined) return namesAreas.test(wording) ? certainty.pointed + 5 : 0
    return certainty.asked + 8
  },
  answer: answerYieldAreas,
  cases: [
    { ask: 'en q barrio de asuncion se gana mas con el alquiler' },
    { ask: '¿dónde rinde más un monoambiente en Asunción?' },
    { ask: 'which neighborhood in Asunción has the best rental yield?' },
    { ask: 'qual bairro de Assunção rende mais?' },
    { ask: 'sou brasileiro e quero investir num apartamento, quais bairros valem a pena?' },
    { ask: 'quiero invertir en un departamento, ¿qué barrios me recomendás?' },
    { ask: 'which neighborhoods would you recommend for buying to rent out?' },
    { ask: 'tengo 90 mil dólares para invertir, ¿en qué barrio compro?' },
  ],
}

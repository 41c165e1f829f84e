import { answerEachPlace } from '#server/ai/local/answers/homes/eachPlace.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import { placesAsked } from '#server/ai/local/placesAsked.ts'

const gets =
  / (?:(?:que|q|cual|what|which|o que)(?: \w+){0,3} (?:consigo|conseguimos|se consigue|consegue|hay|alcanza|puedo|podemos|get|buy|rent|afford|posso|da para)|cada un[oa]|each|cada um[a]?|conviene|mejor|better|melhor|what do i get)(?= )/

/** "¿Dónde hay más?" after two places. */
const whereMore = / (?:donde|en cual|where|onde)(?: \w+){0,2} (?:hay mas|more|tem mais|ha mais)(?= )/

/** "Con 120 mil, ¿qué consigo en Carmelitas o en Luque?" */
export const eachPlaceIntent: Intent = {
  name: 'eachPlace',
  score(question) {
    const { wording, understood, listing } = question
    const { maxPrice, minPrice } = understood.filters
    const isMore = whereMore.test(wording)
    if (listing || (!isMore && ((maxPrice ?? minPrice) === undefined || !gets.test(wording)))) return 0
    return placesAsked(question).length > 1 ? certainty.pointed + 9 : 0
  },
  answer: answerEachPlace,
  cases: [
    { ask: 'mi presupuesto es 120 mil dólares, comprar en Carmelitas o en Luque, ¿qué consigo en cada uno?' },
    { ask: 'what can I get for 800 dollars of rent in Villa Morra or Carmelitas?' },
    { ask: 'com 100 mil dólares, o que consigo em Luque ou em Lambaré?' },
    { after: ['oficinas en Carmelitas para alquilar', '¿y en Villa Morra?'], ask: '¿dónde hay más?' },
  ],
}

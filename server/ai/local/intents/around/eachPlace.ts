import { answerEachPlace } from '#server/ai/local/answers/homes/eachPlace.ts'
import { areasCompared } from '#server/ai/local/areas/areasCompared.ts'
import { hesitates } from '#server/ai/local/intents/areas/comparingAreas.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

const gets =
  / (?:(?:que|q|cual|what|which|o que)(?: \w+){0,3} (?:consigo|conseguimos|se consigue|consegue|hay|alcanza|puedo|podemos|get|buy|rent|afford|posso|da para)|cada un[oa]|each|cada um[a]?|conviene\w*|mejor|better|melhor|what do i get|(?:me |nos )?alcanza(?:ria)?|llego|(?:me )?(?:voy|vamos|tengo que ir)|enough|afford|get me|(?:me )?da para|chega|suficiente)(?= )/

const either = / (?:o|u|or|ou|vs) /

/** "Presupuesto 100 mil, San Bernardino o Areguá" */
const tells = / (?:presupuesto|budget|orcamento|tengo|tenemos|contamos con|i have|we have|tenho|temos)(?= )/

/** "¿Dónde hay más?" after two places. */
const whereMore = / (?:donde|en cual|where|onde)(?: \w+){0,2} (?:hay mas|more|tem mais|ha mais)(?= )/

const whereCheaper = / (?:(?:mas|mais) (?:barat[oa]s?|economic[oa]s?|em conta)|cheaper|cheapest)(?= )/

/** "Con 120 mil, ¿qué consigo en Carmelitas o en Luque?" */
export const eachPlaceIntent: Intent = {
  name: 'eachPlace',
  score(question) {
    const { wording, text, understood, listing } = question
    const { maxPrice, minPrice } = understood.filters
    const isMore = whereMore.test(wording) && !whereCheaper.test(wording)
    const hasBudget = (maxPrice ?? minPrice) !== undefined
    const isAsked =
      gets.test(wording) ||
      hesitates.test(wording) ||
      (either.test(wording) && (/[?¿]/.test(text) || tells.test(wording)))
    if (listing || (!isMore && !(hasBudget && isAsked))) return 0
    const { areas, goal } = areasCompared(question)
    return areas.length > 1 && !goal ? certainty.pointed + 9.3 : 0
  },
  answer: answerEachPlace,
  cases: [
    { ask: 'mi presupuesto es 120 mil dólares, comprar en Carmelitas o en Luque, ¿qué consigo en cada uno?' },
    { ask: 'con 45 mil dólares me alcanza en Asunción o me voy a Central?' },
    { ask: 'is 60k enough for an apartment in Asunción or do I have to go to Luque?' },
    { ask: 'com 50 mil dólares dá para comprar em Assunção ou em Lambaré?' },
    { ask: 'what can I get for 800 dollars of rent in Villa Morra or Carmelitas?' },
    { ask: 'com 100 mil dólares, o que consigo em Luque ou em Lambaré?' },
    { after: ['oficinas en Carmelitas para alquilar', '¿y en Villa Morra?'], ask: '¿dónde hay más?' },
  ],
}

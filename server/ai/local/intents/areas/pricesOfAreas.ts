import { answerPricesOfAreas } from '#server/ai/local/answers/areas/pricesOfAreas.ts'
import { areasNamed, asksPriceThere } from '#server/ai/local/areas/areasNamed.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

/** "¿Y cuánto sale alquilar ahí?" after areas that were named. */
export const pricesOfAreasIntent: Intent = {
  name: 'pricesOfAreas',
  score({ wording, listing, understood, history }) {
    const { city, neighborhood, near, maxPrice } = understood.filters
    const isOther = listing !== undefined || (city ?? neighborhood ?? near ?? maxPrice) !== undefined
    if (isOther || !asksPriceThere(wording)) return 0
    return areasNamed(history).length > 1 ? certainty.pointed + 9.97 : 0
  },
  answer: answerPricesOfAreas,
  cases: [
    {
      after: ['qué barrio es lindo para una pareja joven?'],
      said: '• Villa Morra: 23 viviendas publicadas\n• Carmelitas: 15 viviendas publicadas',
      ask: 'y cuánto sale alquilar ahí?',
    },
    {
      after: ['Where should I live to be near an international school?'],
      said: '• Centro: 4 schools within 2 km\n• Carmelitas: 2 schools within 2 km',
      ask: 'What would a 3 bedroom house cost there?',
    },
  ],
}

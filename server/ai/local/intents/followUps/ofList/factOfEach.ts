import { answerFactOfEach } from '#server/ai/local/answers/followUps/factOfEach.ts'
import { factOfEach } from '#server/ai/local/conversation/turns/ofEach.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import { namedList, pointsAtOne } from '#server/ai/local/named.ts'

const maxWords = 12
/** Of those shown; else it narrows the search. */
const ofThese =
  / (?:es[oa]s|est[oa]s|ell[oa]s|these|those|them|desses|dessas|deles|delas|algun[oa]?s?|any|algum\w*|(?:dos|das) que)(?= )/

/** "How many bathrooms do they have?" after a list. */
export const factOfEachIntent: Intent = {
  name: 'factOfEach',
  score({ wording, history, understood, listing }) {
    const { city, neighborhood, transactionType, maxPrice } = understood.filters
    const namesMore = (city ?? neighborhood ?? transactionType ?? maxPrice) !== undefined
    if (listing || namesMore || pointsAtOne(wording) || wording.trim().split(' ').length > maxWords) return 0
    if (namedList(history.slice(-1)).length < 2) return 0
    const isFilter = understood.filters.financing !== undefined && !ofThese.test(wording)
    return isFilter || factOfEach(wording) === undefined ? 0 : certainty.pointed + 9.3
  },
  answer: answerFactOfEach,
  cases: [
    { after: ['oficinas en alquiler en Villa Morra'], ask: '¿con cuántas cocheras vienen?' },
    { after: ['houses for sale in Luque'], ask: 'how many bathrooms do they have?' },
    { after: ['casas em Luque'], ask: 'quantas vagas tem cada uma?' },
    { after: ['terrenos en Areguá'], ask: '¿cuáles de esos puedo pagar en cuotas?' },
  ],
}

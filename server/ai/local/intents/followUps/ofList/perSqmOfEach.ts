import { answerPerSqmOfEach } from '#server/ai/local/answers/followUps/perSqmOfEach.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import { namedList } from '#server/ai/local/named.ts'

const perSqm = / (?:m2|metro(?: cuadrado| quadrado)?|sqm|square (?:meters?|metres?))(?= )/
const ofEach =
  / (?:(?:de|en|da|do|a|of|for) )?(?:cada (?:un[oa]|um[a]?)|tod[oa]s(?: (?:ell[oa]s|es[oa]s))?|each(?: (?:one|of (?:them|those|these)))?|all of (?:them|those|these))(?= )/

/** "Show the price per m² of each" after a list. */
export const perSqmOfEachIntent: Intent = {
  name: 'perSqmOfEach',
  score({ wording, history, understood, listing }) {
    const namesPlace = (understood.filters.city ?? understood.filters.neighborhood) !== undefined
    if (listing || namesPlace || namedList(history.slice(-1)).length < 2) return 0
    return perSqm.test(wording) && ofEach.test(wording) ? certainty.pointed + 9.4 : 0
  },
  answer: answerPerSqmOfEach,
  cases: [
    { after: ['departamentos en Villa Morra'], ask: '¿a cuánto sale el m2 de cada uno?' },
    { after: ['apartments in Villa Morra'], ask: 'show the price per m2 of each' },
    { after: ['apartamentos em Villa Morra'], ask: 'qual o preço do m2 de cada um?' },
  ],
}

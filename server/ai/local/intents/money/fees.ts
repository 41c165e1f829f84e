import { answerFees } from '#server/ai/local/answers/homes/fees.ts'
import { certainty, type Intent, questionWords } from '#server/ai/local/intents/intent.ts'

const fees =
  / (?:expensas?|gastos comunes|taxa de condominio|(?:building|condo(?:minium)?|maintenance|hoa|common) (?:fees?|charges?|costs?)|(?:paga\w*|custa|valor|preco) (?:de |do |o )?condominio|condominio(?: \w+){0,2} (?:custa|medio|por mes))(?= )/
const amount = questionWords({
  es: 'cuant[oa]s?|promedio|en general|normal\\w*|suelen?|caras|a cuanto|que (?:se paga|precio)',
  en: 'how much|what (?:are|is|do|does)|average|usual\\w*|typical\\w*|normal\\w*',
  pt: 'quanto|medi[oa]|normal\\w*|costuma\\w*',
})
/** Whether they are owed, and by whom, the guides say. */
const ofDuty =
  / (?:quien|quienes|quem|who|obligatori[oa]s?|debe|deben|deuda|atras\w+|mandatory|owes?|debt|si no|sobe|sub\w+|aument\w+|rais\w+)(?= )/
const means = / (?:que|o que|what) (?:son|es|significan?|is|are|does|sao|e)(?: \w+){0,3} /

/** "¿Cuánto se paga de expensas en Carmelitas?" */
export const feesIntent: Intent = {
  name: 'fees',
  score({ wording, listing, understood, thread }) {
    if (!fees.test(wording) || !amount.test(wording) || ofDuty.test(wording)) return 0
    const { city, neighborhood, maxMaintenanceFee } = understood.filters
    const isOfHere = (city ?? neighborhood) === undefined
    if (maxMaintenanceFee !== undefined || (listing && isOfHere)) return 0
    const isOfMeaning =
      means.test(wording) && !/ (?:cuant\w+|how much|quanto|usual\w*|promedio|average) /.test(wording)
    if (isOfMeaning) return 0
    return isOfHere && !thread.search ? certainty.asked + 7 : certainty.pointed + 8
  },
  answer: answerFees,
  cases: [
    { ask: '¿cuánto se paga de expensas en Carmelitas?' },
    { ask: 'expensas cuanto se paga normalmente en asuncion por un depto de 2 dormitorios' },
    { ask: 'what does expensas mean and how much is it usually' },
    { ask: 'how much are building fees in Villa Morra?' },
    { ask: 'quanto se paga de condomínio em Villa Morra?' },
    { after: ['departamentos en alquiler en Recoleta'], ask: '¿y cuánto pagan de expensas?' },
  ],
}

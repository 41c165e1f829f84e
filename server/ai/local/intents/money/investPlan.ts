import { answerInvestPlan } from '#server/ai/local/answers/money/investPlan.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

const asksPlan =
  / (?:arm\w+|hac\w+|dame|proponeme|propone\w*|sugeri\w*|mont\w+|faz|faca|sugira|propoe|make|build|put together|give|draft|suggest|propose)(?: (?:me|nos|us|para mi|for me))?(?: (?:un|una|a|an|um|uma))? (?:plan|cartera|portafolio|portfolio|combinacion|combo|estrategia|plano|carteira|combinacao|combination|strategy)(?= )/
const ofHomes =
  / (?:propiedad\w*|inmuebles?|deptos?|departamentos?|casas?|unidades|avisos?|propert(?:y|ies)|homes?|flats?|apartments?|units|listings|imove(?:l|is)|apartamentos?|invert\w+|inversion|invest\w*|concret[oa]s?)(?= )/

/** "Armame un plan con dos o tres propiedades" after a budget. */
export const investPlanIntent: Intent = {
  name: 'investPlan',
  score({ wording, thread, listing, understood }) {
    const { maxPrice, transactionType } = { ...thread.search?.filters, ...understood.filters }
    const isOfSale = maxPrice !== undefined && transactionType !== 'rent'
    return !listing && isOfSale && asksPlan.test(wording) && ofHomes.test(wording) ? certainty.pointed + 9 : 0
  },
  answer: answerInvestPlan,
  cases: [
    {
      after: ['tengo 200 mil usd para invertir'],
      ask: 'armame un plan con dos o tres propiedades concretas',
    },
    { after: ['I have 200k to invest'], ask: 'put together a plan with two or three properties' },
    { after: ['tenho 200 mil dólares para investir'], ask: 'monta um plano com dois ou três imóveis' },
  ],
}

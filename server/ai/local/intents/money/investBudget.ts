import { downMoneyIn, pricesIn } from '#server/ai/local/amounts.ts'
import { answerInvestBudget } from '#server/ai/local/answers/homes/investBudget.ts'
import { doubts } from '#server/ai/local/answers/homes/yields.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import { placesAsked } from '#server/ai/local/placesAsked.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'

const invests =
  / (?:inver(?:tir|sion|sor|siones)|inviert\w+|invest(?:ir|imento|ment|ing)?|(?:para|pra|de|to|for|como|vivir de(?:l)?) (?:la |el |o )?(?:renta|rentas|rentar|alquil(?:ar|arl[oa]|er|ando)|alugar|aluguel|rental(?: income)?|income|(?:rent|let) (?:(?:it|them) )?out)|(?:de|deje|deja|dar|genere|rinda|da|de[eê]) (?:una |alguna )?(?:renta|plata|ganancia|rentabilidad|renda|ingresos?)|(?:parad[oa]s?|quiet[oa]s?|durmiendo|ocios[oa]s?|sin uso)(?: \w+)? (?:en|no|na) (?:el |la |mi |um )?(?:banco|cuenta|colchon|caja|conta)|(?:sitting|idle)(?: \w+)? (?:in|at) (?:the |my |a )?(?:bank|account)|buy to let|rent(?:ing)? (?:it |them )?out)(?= )/
const asks =
  / (?:thinking of|considering|looking at|pensando en|pienso en|penso em|que|q|cual|sirve|alcanza|da para|donde|en que|como|conviene|recomend\w+|suger\w+|opcion(?:es)?|what|which|where|how|should|would|recommend|suggest|o que|qual|onde|vale a pena)(?= )/
/** "Income property under 120k": what it earns is asked for with it. */
const seeksIncome =
  / (?:income (?:propert(?:y|ies)|apartments?|flats?|houses?|units?)|(?:cash flow|income producing) (?:propert(?:y|ies)|apartments?|houses?)|(?:propiedad|depto|departamento|casa|inmueble|imovel|apartamento) (?:de|para|con|com) (?:renta|ingresos?|renda))(?= )/
/** US dollars: less buys no home. */
const least = 10_000

/** Savings are no down payment of a home to live in. */
const saves = ({ text, rate }: Meaning) => downMoneyIn(text, rate) !== undefined

/** "Tengo 60 mil dólares para invertir, ¿qué compro?" */
export const investBudgetIntent: Intent = {
  name: 'investBudget',
  score(question) {
    const { wording, text, rate, listing } = question
    const isAsked = (invests.test(wording) && asks.test(wording)) || seeksIncome.test(wording)
    if (listing || !isAsked || doubts(question)) return 0
    const amounts = pricesIn(text, rate)
    if (amounts.length !== 1 || !amounts.every((usd) => usd >= least)) return 0
    return placesAsked(question).length > 1 ? 0 : certainty.pointed + (saves(question) ? 7 : 4)
  },
  answer: answerInvestBudget,
  cases: [
    { ask: 'che tengo 45 mil dolares ahorrados y quiero poner en algo q me de renta, q me recomendas' },
    { ask: 'tengo 20 mil dolares en q invierto, terreno o depto en pozo?' },
    { ask: 'tengo 60 mil dólares para invertir, ¿qué me conviene comprar?' },
    { ask: 'invertir 50 mil dolares en asuncion que me conviene' },
    { ask: 'q me compro con 120 mil verdes, sirve para renta?' },
    { ask: 'tengo 60 mil usd parados en el banco, q hago, compro algo?' },
    { ask: 'income property under 120k in Asunción' },
    { ask: 'I have $60,000 to invest, what would you buy' },
    { ask: 'tenho 80 mil dólares para investir, o que vale a pena comprar?' },
  ],
}

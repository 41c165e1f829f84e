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
/** "Tengo 60 mil parados en el banco, ¿qué hago, compro algo?", "I inherited 100k" */
const idle =
  / (?:parad[oa]s?|quiet[oa]s?|durmiendo|inmovilizad[oa]s?|(?:en|in|no) (?:(?:el|un|the|a|o|um) )?(?:banco|bank)|caja de ahorro\w*|cda|cdb|plazo fijo|(?:fixed|term) deposit|sitting|lying around|hered\w+|herencia|inherit\w+|herdei|heranca|ahorrad[oa]s?|saved(?: up)?|savings|guardad[oa]s?|poupad[oa]s?|indemnizacion|parked|idle)(?= )/
const wonders =
  / (?:(?:que|q) (?:hago|hacemos|haria|harias|me conviene|nos conviene|conviene|me recomend\w+|compro|puedo hacer|hacer)|compro algo|compramos algo|no se (?:si|que)|comprar (?:algo )?(?:para|pra) alquilar|what (?:should|would|do|can) (?:i|we|you) do|should (?:i|we) (?:put|buy|invest|get into)|put (?:it|that|them) (?:in|into)|o que (?:voce )?(?:faco|faria|fazer|fazemos)|compro alguma coisa|vale a pena comprar|(?:me |nos )?conviene\w* (?:meter|poner|comprar|invertir))(?= )/
const livesThere =
  / (?:vivir|mudar\w*|casa propia|primera vivienda|para mi familia|to live|move in|first home|morar|prestamo|credito|cuotas?|financ\w+|loan|mortgage)(?= )/
/** "Quiero vivir del alquiler, ¿cuánto me entraría?" of a sum. */
const livesOffIt =
  / (?:(?:vivir|vivo|jubilarme|viver) (?:de|del|con) (?:la |el |los |las |o )?(?:rentas?|alquiler(?:es)?|alugue(?:l|is))|(?:live|living|retire) (?:off|on)(?: of)?(?: \w+){0,2} (?:rents?|rentals?|rental income))(?= )/

const isIdle = (wording: string) =>
  (idle.test(wording) && wonders.test(wording) && !livesThere.test(wording)) || livesOffIt.test(wording)

/** US dollars: less buys no home. */
const least = 10_000

/** Savings are no down payment of a home to live in. */
const saves = ({ text, rate }: Meaning) => downMoneyIn(text, rate) !== undefined

/** "Tengo 60 mil dólares para invertir, ¿qué compro?" */
export const investBudgetIntent: Intent = {
  name: 'investBudget',
  score(question) {
    const { wording, text, rate, listing } = question
    const { stage = [] } = question.understood.filters
    const isChoice = invests.test(wording) && new Set(stage).size > 1
    const isAsked =
      isChoice ||
      (invests.test(wording) && asks.test(wording)) ||
      seeksIncome.test(wording) ||
      isIdle(wording)
    if (listing || !isAsked || doubts(question)) return 0
    const amounts = pricesIn(text, rate)
    if (amounts.length !== 1 || !amounts.every((usd) => usd >= least)) return 0
    return placesAsked(question).length > 1
      ? 0
      : certainty.pointed + (saves(question) || isIdle(wording) ? 7 : 4)
  },
  answer: answerInvestBudget,
  cases: [
    { ask: 'che tengo 45 mil dolares ahorrados y quiero poner en algo q me de renta, q me recomendas' },
    { ask: 'tengo 20 mil dolares en q invierto, terreno o depto en pozo?' },
    { ask: 'tengo 60 mil dólares para invertir, ¿qué me conviene comprar?' },
    { ask: 'invertir 50 mil dolares en asuncion que me conviene' },
    { ask: 'q me compro con 120 mil verdes, sirve para renta?' },
    { ask: 'tengo 60 mil usd parados en el banco, q hago, compro algo?' },
    { ask: '100k sitting in the bank, should I put it into property?' },
    { ask: 'herdei 90 mil dólares, o que faço?' },
    { ask: 'income property under 120k in Asunción' },
    { ask: 'I have $60,000 to invest, what would you buy' },
    { ask: 'tenho 80 mil dólares para investir, o que vale a pena comprar?' },
  ],
}

import { pricesIn } from '#server/ai/local/amounts.ts'
import { answerLivingCost } from '#server/ai/local/answers/money/livingCost.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import { placesAsked } from '#server/ai/local/placesAsked.ts'

const asks =
  / (?:(?:cuanta (?:plata|guita)|cuanto)(?: \w+){0,3} (?:por mes|al mes|para vivir)|(?:cuanto|cuanta (?:plata|guita)|que presupuesto|q presupuesto)(?: \w+){0,5} (?:necesit\w+|gast\w+|cuesta|sale|saldria|costaria|hace falta|precis\w+|contar|calcul\w+|presupuest\w+|sale)|(?:how much|what)(?: \w+){0,5} (?:budget|need|cost|costs|spend|expenses)|[cq]uanto(?: \w+){0,4} (?:gast\w+|custa\w*|preciso|sai|sairia|precisaria)|presupuesto mensual|monthly budget|orcamento mensal|gastos mensuales|monthly expenses)(?= )/
const lives =
  / (?:vivir|viviendo|vive|live|living|morar|morando|viver|vivendo|mudar\w*|move|moving|(?:budget|spend|presupuesto)(?: \w+){0,4} (?:a month|per month|monthly|por mes))(?= )/
const monthly =
  / (?:por mes|al mes|mensual\w*|a month|per month|monthly|each month|every month|por mes|ao mes|mensa(?:l|is))(?= )/
/** What one buys, earns or lets is another question; so are the costs of a home that one owns. */
const ofOthers =
  / (?:compr\w+|buy\w*|inver\w+|invest\w*|rinde|rende|airbnb|residencia|residency|tramites?|cuota|hipoteca|mortgage|loan|constru\w+|build\w*|ahorr\w+|save|saving|economiz\w+|para alquilar|to rent|(?:para|pra) alugar)(?= )/

/** "¿Cuánto voy a gastar por mes con todo?" after homes for rent. */
const withAll = / (?:con todo|en total|todo junto|all in|in total|altogether|com tudo|no total)(?= )/

/** "¿Cuánto necesito por mes para vivir en Asunción con dos hijos?" */
export const livingCostIntent: Intent = {
  name: 'livingCost',
  score(question) {
    const { wording, text, rate, listing, thread } = question
    const isOfRent = thread.search?.filters.transactionType === 'rent' && withAll.test(wording)
    if (listing || !asks.test(wording) || !monthly.test(wording)) return 0
    if (!lives.test(wording) && !isOfRent) return 0
    if (ofOthers.test(wording) || pricesIn(text, rate).some((usd) => usd >= leastAmount)) return 0
    return placesAsked(question).length > 1 ? 0 : certainty.pointed + 9.96
  },
  answer: answerLivingCost,
  cases: [
    { ask: 'cuanto necesito por mes para vivir en asuncion con dos hijos en colegio privado' },
    { ask: 'how much should I budget a month for a couple in Encarnacion' },
    { ask: 'quanto custa viver em Ciudad del Este por mês pra um casal' },
    { ask: 'Quanto eu gastaria por mês morando sozinho em Assunção, contando aluguel, condomínio e luz?' },
  ],
}
/** US dollars. */
const leastAmount = 100

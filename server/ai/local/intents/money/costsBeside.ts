import { pricesIn } from '#server/ai/local/amounts.ts'
import { answerCostsBeside } from '#server/ai/local/answers/money/costsBeside.ts'
import { certainty, type Intent, questionWords } from '#server/ai/local/intents/intent.ts'

/** What is paid besides a price. */
const besideWords = questionWords({
  es: '(?:cuanto|que|q)(?: \\w+){0,2} (?:mas|aparte|ademas|extra|encima)(?: \\w+){0,5} (?:tener|pagar|pago|poner|pongo|necesito|sumar|sumo|contar|calcul\\w+|gast\\w+|juntar|guardar|cuesta|sale)|(?:gastos?|costos?|plata|dinero)(?: \\w+){0,3} (?:aparte|adicional(?:es)?|extras?|ademas|encima|arriba|fuera)(?: \\w+){0,3}|(?:costos?|gastos?) total(?:es)?|(?:aparte|ademas|encima|arriba|por encima|fuera) (?:de |del )?(?:la |el |los |las |ese |esos |esa )?(?:precio|\\d)|(?:cuanto|que)(?: \\w+){0,4} (?:de|en) (?:gastos|papeles|papeleo|tramites|impuestos y)(?: \\w+){0,3}|(?:cuanto|que)(?: \\w+){0,2} (?:termino|terminaria|acabo|acabaria) pagando',
  en: '(?:on top of|besides|beyond|in addition to|over and above|apart from|above)(?: \\w+){0,3} (?:\\$ ?)?(?:\\d|price|that)|total costs?|(?:extra|additional|other|hidden|all the|all in|closing|buying|transaction) (?:costs?|fees|expenses|money|cash)(?: \\w+){0,3}|how much (?:more|extra|else)(?: \\w+){0,5} (?:need|pay|have|budget|set aside|save|keep)|end up paying',
  pt: '[cq]uanto(?: \\w+){0,2} (?:mais|a mais|alem|extra)(?: \\w+){0,5} (?:ter|pagar|pago|preciso|gast\\w+|guardar|juntar|somar)|(?:custos?|gastos?|despesas?)(?: \\w+){0,2} (?:extras?|adicionais|totais|total|a mais|alem)|alem (?:do preco|dos?|de)(?: \\w+)? ?\\d?|[cq]uanto(?: \\w+){0,3} (?:de|em) (?:papelada|custos|despesas|documentacao)',
})
/** Of rents, loans, instalments, sellers and builders others tell. */
const ofOthers =
  / (?:alquil\w+|rent\w*|alug\w+|credito|prestamo|loan|mortgage|hipoteca|financ\w+|cuotas?|vend(?:o|er|emos|iera|i)|sell\w*|sale|construi\w*|build\w*|obra|mes|month|mensual\w*|monthly|anual\w*|ano|year|expensas|invert\w+|rinde|rinden|ahorr\w+|gan\w+|m2|entrada|down|anticipo)(?= )/
/** "Si pido 300 millones a 20 años, ¿cuánto termino pagando?" */
const ofYears = / \d{1,2} (?:anos|years)(?= )/
/** US dollars: less buys no home. */
const least = 8000

/** "What would my total costs be on top of a 150,000 dollar apartment?" */
export const costsBesideIntent: Intent = {
  name: 'costsBeside',
  score({ wording, text, rate, listing }) {
    if (listing || !besideWords.test(wording) || ofOthers.test(wording) || ofYears.test(wording)) return 0
    const amounts = pricesIn(text, rate)
    return amounts.length === 1 && amounts.every((usd) => usd >= least) ? certainty.pointed + 6 : 0
  },
  answer: answerCostsBeside,
  cases: [
    { ask: 'what would my total costs be on top of a 150,000 dollar apartment' },
    { ask: 'cuánto más tengo que tener para una de 90 mil' },
    { ask: 'si compro una casa de 80 mil dólares, ¿qué gastos tengo aparte?' },
    { ask: 'how much extra money do I need to pay for a 120k house?' },
    { ask: 'quanto a mais preciso pagar numa casa de 100 mil dólares?' },
  ],
}

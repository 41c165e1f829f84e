import { pricesIn } from '#server/ai/local/amounts.ts'
import { answerOwning } from '#server/ai/local/answers/prices/owning.ts'
import { certainty, type Intent, questionWords } from '#server/ai/local/intents/intent.ts'

/** What keeping it costs. */
const keepWords = questionWords({
  es: '(?:cuanto|que|q)(?: \\w+){0,8} (?:manten\\w+|tenerl[oa]|tener|sostener\\w*)|(?:gastos?|costos?)(?: \\w+){0,3} (?:fijos?|mensual\\w*|anual\\w*|de mantenimiento|por mes|al mes|por ano|al ano)|mantenimiento|(?:vaci[oa]|cerrad[oa]|sin alquilar)',
  en: '(?:running|carrying|ongoing|owning|ownership|monthly|yearly|annual|upkeep|holding) (?:costs?|expenses|bills)|upkeep|cost me (?:a|every|per|each) (?:year|month)|cost (?:to own|to keep|of owning|of keeping)|leave it empty|(?:own|keep|maintain)(?: it)? (?:a|per|each|every) (?:month|year)',
  pt: '(?:custo|gasto|despesas?)s?(?: \\w+){0,3} (?:fix[oa]s?|mensa\\w+|anua\\w+|por mes|por ano|de manutencao)|manter|manutencao|[cq]uanto(?: \\w+){0,5} (?:ter um|ter uma)',
})
const asks = / (?:cuanto|cuanta|que|q|quanto|qual|how much|what|whats|which)(?= )/
const regular =
  / (?:por mes|al mes|mensual\w*|cada mes|por ano|al ano|anual\w*|cada ano|a month|a year|every year|every month|per month|per year|monthly|yearly|annually|por mes|ao mes|ao ano|todo mes|mantener\w*|manter|upkeep|vaci[oa]|empty)(?= )/
const ofOthers =
  / (?:cuota|credito|prestamo|loan|mortgage|financ\w+|gano|sueldo|rinde|rende|renta|airbnb|vivir|live|living|morar|viver|compr\w+ o alquil\w+|alquil(?:o|ar|arl[oa]) o|vender|sell)(?= )/
/** US dollars: less is a rent. */
const leastPrice = 15_000

/** "Un depto de 110 mil, ¿cuánto me cuesta por mes tenerlo, con expensas e impuestos?" */
export const owningIntent: Intent = {
  name: 'owning',
  score({ wording, text, rate, listing }) {
    if (listing || !keepWords.test(wording) || !asks.test(wording) || !regular.test(wording)) return 0
    if (ofOthers.test(wording)) return 0
    const amounts = pricesIn(text, rate)
    return amounts.length === 1 && amounts.every((usd) => usd >= leastPrice) ? certainty.pointed + 9.7 : 0
  },
  answer: answerOwning,
  cases: [
    { ask: 'un depto de 110 mil cuanto me cuesta por mes tenerlo, expensas impuestos y eso' },
    { ask: 'what would a 150k flat cost me every year if I just leave it empty' },
    { ask: 'quanto custa por mês manter um apartamento de 120 mil dólares?' },
  ],
}

import { answerPlanTotal, planAsked } from '#server/ai/local/answers/prices/planTotal.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

const asks =
  / (?:en total|total|(?:termino|terminaria|terminas|terminar) pagando|al final|buen negocio|conviene\w*|vale la pena|cuanto (?:es|seria|pago|sale|me sale)|altogether|in all|end up paying|good deal|worth it|how much|no total|acabo pagando|bom negocio|vale a pena|quanto)(?= )/
/** Instalments to a seller, and not a loan by its rate or a rent. */
const ofPlan = / (?:entrega|cuotas?|pagos|down|instal?ments|payments|entrada|parcelas|anticipo)(?= )/
/** "130 cuotas de 650 mil" */
const isCounted =
  / \d{2,3} (?:cuotas|pagos|instal?ments|payments|parcelas) (?:de|of|mensuales de|monthly of)(?= )/
const ofOthers =
  / (?:tasa|interes|rate|juros|prestamo|credito|loan|mortgage|banco|bank|alquil\w+|rent\w*|alug\w+|gano|sueldo|atras\w+|pague|debo|me sobran?|puedo pagar)(?= )/

/** "Me piden 25 mil de entrega y 600 por 10 años, ¿es buen negocio?" */
export const planTotalIntent: Intent = {
  name: 'planTotal',
  score(question) {
    const { wording, text, listing } = question
    if (listing || !ofPlan.test(wording) || !asks.test(wording)) return 0
    if (ofOthers.test(wording) || /%/.test(text)) return 0
    const plan = planAsked(question)
    return plan && (plan.down || isCounted.test(wording)) ? certainty.pointed + 8.5 : 0
  },
  answer: answerPlanTotal,
  cases: [
    { ask: 'me piden 25 mil de entrega y 600 usd por 10 años por un depto, es buen negocio?' },
    { ask: 'dan 30 mil de entrega y 100 cuotas de 500 dolares, cuanto termino pagando' },
    { ask: 'cuanto voy a terminar pagando si son 130 cuotas de 650 mil' },
    { ask: '10 thousand down and 60 payments of 400 dollars, how much is it in all?' },
  ],
}

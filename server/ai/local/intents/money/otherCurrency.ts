import { answerOtherCurrency } from '#server/ai/local/answers/money/otherCurrency.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import { otherAmount, pricedIn } from '#server/ai/local/money/otherCurrency.ts'
import { pointsAtOne } from '#server/ai/local/named.ts'

/** "Até 1500 reais": an amount that cannot be compared with prices. */
export const otherCurrencyIntent: Intent = {
  name: 'otherCurrency',
  score: ({ text, wording, understood, listing }) => {
    const isOfHomes = !listing && understood.filters.propertyType !== undefined && !pointsAtOne(wording)
    return otherAmount(text) || (isOfHomes && pricedIn(text)) ? certainty.pointed + 9.97 : 0
  },
  answer: answerOtherCurrency,
  cases: [
    { ask: 'vendí mi casa y tengo 40 millones de pesos argentinos, ¿qué puedo comprar en Encarnación?' },
    { ask: 'I have €50,000, what can I buy in Asunción?' },
    { ask: 'apartamento para alugar em CDE até 2 mil reais' },
    { ask: 'cuánto son 1500 reales en guaraníes' },
    { ask: 'a cuánto está el real hoy' },
    { ask: '¿cuánto sería en pesos argentinos una casa de 3 dormitorios en Encarnación?' },
    { after: ['kitnet em Ciudad del Este'], ask: 'até R$ 1.500' },
  ],
}

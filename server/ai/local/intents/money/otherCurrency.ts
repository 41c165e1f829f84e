import { answerOtherCurrency } from '#server/ai/local/answers/money/otherCurrency.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import { otherAmount } from '#server/ai/local/money/otherCurrency.ts'

/** "Até 1500 reais": an amount that cannot be compared with prices. */
export const otherCurrencyIntent: Intent = {
  name: 'otherCurrency',
  score: ({ text }) => (otherAmount(text) ? certainty.pointed + 9.97 : 0),
  answer: answerOtherCurrency,
  cases: [
    { ask: 'vendí mi casa y tengo 40 millones de pesos argentinos, ¿qué puedo comprar en Encarnación?' },
    { ask: 'I have €50,000, what can I buy in Asunción?' },
    { ask: 'apartamento para alugar em CDE até 2 mil reais' },
    { ask: 'cuánto son 1500 reales en guaraníes' },
    { ask: 'a cuánto está el real hoy' },
    { after: ['kitnet em Ciudad del Este'], ask: 'até R$ 1.500' },
  ],
}

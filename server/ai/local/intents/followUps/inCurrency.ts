import { answerInCurrency, currencyAsked } from '#server/ai/local/answers/followUps/inCurrency.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

/** "¿Y en guaraníes?" after a price. */
export const inCurrencyIntent: Intent = {
  name: 'inCurrency',
  score: (question) => (currencyAsked(question) ? certainty.pointed + 9.95 : 0),
  answer: answerInCurrency,
  cases: [
    { after: ['cuánto cuesta un depto en Villa Morra?'], ask: 'y en guaraníes?' },
    { after: ['how much is a house in Luque?'], ask: 'in guaranies?' },
    { after: ['quanto custa?'], ask: 'e em reais?', onPage: true },
  ],
}

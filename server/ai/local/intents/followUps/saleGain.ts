import { answerSaleGain, saleGain } from '#server/ai/local/answers/followUps/saleGain.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

/** "¿Y si lo compré en 120?" after the tax of a sale. */
export const saleGainIntent: Intent = {
  name: 'saleGain',
  score: (question) => (saleGain(question) ? certainty.pointed + 9.95 : 0),
  answer: answerSaleGain,
  cases: [
    { after: ['cuánto pago de impuesto si vendo en 130 mil?'], ask: 'y si lo compré en 120?' },
    { ask: 'compré en 100 mil y vendo en 140 mil, cuánto pago de impuesto?' },
    { after: ['how much tax do I pay if I sell for 150k?'], ask: 'I bought it for 110k' },
    {
      after: ['vendí un depto en 90 mil que compré en 60, cuánto le tengo que dar al fisco'],
      ask: 'y si soy argentino sin residencia',
    },
    { after: ['quanto pago de imposto se vender por 130 mil?'], ask: 'e se comprei por 120 mil?' },
  ],
}

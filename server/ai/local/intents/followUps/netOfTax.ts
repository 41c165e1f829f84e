import { asksNetOfTax, sayNetOfTax } from '#server/ai/local/answers/followUps/netOfTax.ts'
import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

/** "And after taxes and expenses?" after what a listing would rent for. */
export const netOfTaxIntent: Intent = {
  name: 'netOfTax',
  score: (question) => (asksNetOfTax(question) ? certainty.pointed + 9 : 0),
  async answer(question) {
    if (question.listing) await sayNetOfTax(question, question.listing)
    suggestStart(question)
  },
  cases: [
    {
      after: ['what would the rent be if I let it out?'],
      ask: 'and after taxes and expenses?',
      onPage: true,
    },
    { after: ['a cuánto lo podría alquilar?'], ask: 'y limpio, después de impuestos?', onPage: true },
    { after: ['por quanto eu alugaria?'], ask: 'e líquido, depois de impostos e condomínio?', onPage: true },
  ],
}

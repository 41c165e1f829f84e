import { answerRuleAmount, ruleAmount } from '#server/ai/local/answers/followUps/ruleAmounts.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

/** "Y en plata, para una de 95 mil?" after what a notary charges. */
export const ruleAmountIntent: Intent = {
  name: 'ruleAmount',
  score: (question) => (ruleAmount(question) ? certainty.pointed + 9 : 0),
  answer: answerRuleAmount,
  cases: [
    { after: ['cuánto cobra el escribano'], ask: 'y en plata, para una de 95 mil dólares?' },
    { after: ['how much are closing costs?'], ask: 'and for a 200k house?' },
    { after: ['qual é a comissão da imobiliária?'], ask: 'e num de 70 mil dólares?' },
  ],
}

import { asksNet } from '#server/ai/local/answers/followUps/netOfTax.ts'
import { answerRentNet, rentNamed } from '#server/ai/local/answers/prices/rentNet.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { wordingOf } from '#server/ai/local/wording.ts'

const lets =
  / (?:alquil(?:o|ar|ara|arl[oa]|ando|amos)|doy en alquiler|rent(?:ed|ing)? (?:it |out|a |my |mine )|rent out|let(?:ting)?(?: out)?|alug(?:o|ar|ando)|cobro de alquiler)(?= )?/
const asks = / (?:cuanto|how much|what|whats|quanto|que)(?= )/
/** A price, a salary or a guest's question. */
const ofOthers =
  / (?:compr\w+|buy\w*|sueldo|salario|gano (?:\d|el)|income|cuota|airbnb|booking|deposito|deposit|garant\w+|puedo alquilar|can i rent|para entrar|mudar\w*)(?= )/

const keeps = / (?:keep|left|queda|quedaria|sobra|fica)(?: \w+){0,2} (?:from|of|out of|de) /
/** "So what do I actually keep from $1,000 a month?" after renting it out. */
function goesOnWithRent({ wording, history }: Meaning): boolean {
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => wordingOf(content))
  return keeps.test(wording) && asked.slice(-2).some((one) => lets.test(one))
}

/** "What's left after tax and fees if I rent out a $600 flat?" */
export const rentNetIntent: Intent = {
  name: 'rentNet',
  score(question) {
    const { wording, listing } = question
    if (listing || !asks.test(wording) || ofOthers.test(wording)) return 0
    if (!lets.test(wording) && !goesOnWithRent(question)) return 0
    if (!asksNet.test(wording) && !earns.test(wording)) return 0
    return rentNamed(question) ? certainty.pointed + 9.4 : 0
  },
  answer: answerRentNet,
  cases: [
    { ask: "what's left after tax and fees if I rent out a $600 flat" },
    {
      after: ['and if i rent it out while living in spain?'],
      ask: 'so what do i actually keep from $1,000 a month',
    },
    { ask: 'cuánto me queda por mes si alquilo mi depto a 700 dólares' },
    { ask: 'quanto sobra por mês se eu alugar por 600 dólares' },
  ],
}
const earns = / (?:gano por mes|gano|sacando|descontando)(?= )/

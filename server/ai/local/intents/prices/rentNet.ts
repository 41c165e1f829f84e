import { asksNet } from '#server/ai/local/answers/followUps/netOfTax.ts'
import { answerRentNet, rentNamed } from '#server/ai/local/answers/prices/rentNet.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

const lets =
  / (?:alquil(?:o|ar|ara|arl[oa]|ando|amos)|doy en alquiler|rent(?:ed|ing)? (?:it |out|a |my |mine )|rent out|let(?:ting)?(?: out)?|alug(?:o|ar|ando)|cobro de alquiler)(?= )?/
const asks = / (?:cuanto|how much|what|whats|quanto|que)(?= )/
/** A price, a salary or a guest's question. */
const ofOthers =
  / (?:compr\w+|buy\w*|sueldo|salario|gano (?:\d|el)|income|cuota|airbnb|booking|deposito|deposit|garant\w+|puedo alquilar|can i rent|para entrar|mudar\w*)(?= )/

/** "What's left after tax and fees if I rent out a $600 flat?" */
export const rentNetIntent: Intent = {
  name: 'rentNet',
  score(question) {
    const { wording, listing } = question
    if (listing || !asks.test(wording) || !lets.test(wording) || ofOthers.test(wording)) return 0
    if (!asksNet.test(wording) && !earns.test(wording)) return 0
    return rentNamed(question) ? certainty.pointed + 9.4 : 0
  },
  answer: answerRentNet,
  cases: [
    { ask: "what's left after tax and fees if I rent out a $600 flat" },
    { ask: 'cuánto me queda por mes si alquilo mi depto a 700 dólares' },
    { ask: 'quanto sobra por mês se eu alugar por 600 dólares' },
  ],
}
const earns = / (?:gano por mes|gano|sacando|descontando)(?= )/

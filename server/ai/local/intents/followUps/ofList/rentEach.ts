import { answerRentEach } from '#server/ai/local/answers/followUps/rentEach.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import { namedList } from '#server/ai/local/named.ts'

const asksEach =
  / (?:(?:cuanto|quanto|how much)(?: \w+){0,6} (?:(?:a |para |pra )?cada (?:un[oa]|um[a]?|quien)|por (?:cabeza|persona|pessoa|cabeca)|per (?:person|head)|each|(?:a |to )?each of us)|(?:dividid[oa]|dividimos|divide|split|repartid[oa])(?: \w+){0,3} (?:entre|por|em|between|among)(?= ))(?= )/

/** Of no rent. */
const ofOther =
  / (?:iva|vat|impuestos?|tax(?:es)?|impostos?|expensas?|fees?|condominio|luz|agua|power|water|internet|deposito|deposit|comision|commission|comissao|garantia|seguro|noches?|nights?|noites?)(?= )/

/** "¿Cuánto fica pra cada um?" after homes for rent. */
export const rentEachIntent: Intent = {
  name: 'rentEach',
  score({ wording, history, thread }) {
    const isOfRent = thread.search?.filters.transactionType === 'rent'
    const isAsked =
      isOfRent && namedList(history).length > 0 && asksEach.test(wording) && !ofOther.test(wording)
    return isAsked ? certainty.pointed + 9.4 : 0
  },
  answer: answerRentEach,
  cases: [
    { after: ['departamentos en alquiler en Asunción para 3 amigos'], ask: '¿cuánto sería para cada uno?' },
    { after: ['apartments for rent in Asunción'], ask: 'how much is that each if we are 3?' },
    { after: ['apartamentos para alugar em Assunção'], ask: 'quanto fica pra cada um?' },
  ],
}

import { answerSaleNet, residesAbroad, saleTextOf } from '#server/ai/local/answers/prices/saleNet.ts'
import { certainty, type Intent, questionWords } from '#server/ai/local/intents/intent.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { wordingOf } from '#server/ai/local/wording.ts'

/** What is left of it. */
const leftWords = questionWords({
  es: '(?:me |nos )?(?:queda|quedan|quedaria|quedarian|quedo|sobra|sobraria)(?! (?:lejos|cerca|bien|mal))|(?:me llevo|nos llevamos|me llevaria)|descontando|limpi[oa]s?|en mano|en el bolsillo|net[oa]s?|libres?|(?:come|comen|saca|sacan|lleva|llevan|cobra|queda con)(?: (?:el|la|de|en))? (?:hacienda|fisco|estado|dnit|set|impuestos)',
  en: '(?:is |be )?left|walk away|pocket|take home|net|end up with|clear(?= )|keep|(?:tax ?man|state|government|taxes) (?:take|takes|get|gets)',
  pt: '(?:me )?(?:sobra\\w*|fica\\w*)(?! (?:longe|perto))|no bolso|limp[oa]s?|liquid[oa]s?|(?:leva|come|fica com)(?: o| a)? (?:fisco|receita|governo|estado)',
})
const sells = / (?:vend\w+|saco|saca|sacamos|sell|selling|sold|sale|venta|venda)(?= )/
const ofRent =
  / (?:alquil\w+|rent(?:al|ed|ing|s)?|alug\w+|airbnb|por mes|al mes|a month|cuota\w*|sueldo|gano)(?= )/
const ofMoney = / (?:cuanto|quanto|how much|what|que|y|and|e|si|if|se)(?= )/
const maxWords = 22
const maxBare = 9

/** Whether the conversation is about selling one's own. */
const isOfSale = ({ wording, history }: Meaning): boolean =>
  [wording, ...history.filter(({ role }) => role === 'user').map(({ content }) => wordingOf(content))]
    .slice(-4)
    .concat(wording)
    .some((one) => sells.test(one))

const said = ({ history }: Meaning) => {
  const last = history.findLast(({ role }) => role === 'user')?.content
  return last === undefined ? ' ' : wordingOf(last)
}

/** "¿Cuánto me queda limpio si saco 130 mil?", "no resido" after it. */
export const saleNetIntent: Intent = {
  name: 'saleNet',
  score(question) {
    const { wording, listing } = question
    const { length } = wording.trim().split(' ')
    if (listing || length > maxWords || ofRent.test(wording)) return 0
    const before = said(question)
    const isCorrected =
      length <= maxBare && residesAbroad.test(wording) && leftWords.test(before) && sells.test(before)
    const isAsked = leftWords.test(wording) && ofMoney.test(wording) && isOfSale(question)
    if (!isAsked && !isCorrected) return 0
    return saleTextOf(question) === undefined ? 0 : certainty.pointed + 9.9
  },
  answer: answerSaleNet,
  cases: [
    { ask: 'si la vendo en 130 mil cuanto me queda' },
    {
      after: ['quiero vender mi depto en Recoleta', 'cuánto cobra la inmobiliaria?'],
      ask: 'si saco 130 mil cuánto me queda limpio',
    },
    { ask: 'If I sell my flat for 150k how much do I walk away with?' },
    { after: ['If I sell my flat for 150k how much do I walk away with?'], ask: "I'm not resident" },
    { ask: 'se eu vender por 130 mil quanto me sobra?' },
  ],
}

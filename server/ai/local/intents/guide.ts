import { answerGuide, guideFor, guideSaid } from '#server/ai/local/answers/guide.ts'
import { suggestStart } from '#server/ai/local/answers/helping.ts'
import { findPassages } from '#server/ai/local/passages/passages.ts'
import type { Meaning, QuestionContext } from '#server/ai/local/questionContext.ts'
import { listingTopics } from '#server/ai/local/topics/topicsOfListing.ts'
import { talk } from '#server/ai/local/topics.ts'
import type { GuideName } from '#shared/guides/guides.ts'
import { certainty, type Intent } from './intent.ts'

/** Answered with figures of its own, and the guide beside them. */
/** "Vale a pena investir em imóveis no Paraguai?": of no place in it. */
const inCountry = / (?:en|in|no|em|el) (?:paraguay|paraguai)(?= )/
const asksReturn = / (?:rinde|rinden|rende|invertir|invest|investir)(?= )/

const shortStays = new Set<string>(['shortStay', 'shortStayRules', 'shortStayTax'])

const asksForHomes =
  / (?:(?:que|what|o que) (?:puedo|podria|can i|could i|posso|consigo) (?:alquilar|comprar|conseguir|rent|buy|get|find|alugar)|busco|buscamos|looking for|procuro|quiero alquilar|i want to rent)(?= )/
/** "I have a dog, what can I rent for 700?": homes, with a word that guides have too. */
const looksFor = ({ wording, understood: { filters } }: Meaning) =>
  asksForHomes.test(wording) &&
  (filters.maxPrice ?? filters.minPrice) !== undefined &&
  (filters.transactionType !== undefined || filters.amenities !== undefined)

/** No listing states them. */
const ofTaxes = new Set<string>(['taxes', 'rentTax', 'saleTax', 'propertyTax'])

/** Of what the turn says, by weight. */
const leastOfSection = 0.5

/** "¿Y si la constructora quiebra?" after a guide: what another of its sections says of it. */
function saySectionOf(question: QuestionContext, guide: GuideName): boolean {
  // Pages are not in Portuguese.
  if (question.texts.language === 'pt') return false
  const best = findPassages(question.text).find(({ name }) => name.startsWith(`section ${guide} `))
  if (!best || best.telling === 0 || best.coverage < leastOfSection) return false
  best.value(question)
  return true
}

const ofCosts =
  / (?:gastos?|costos?|escritur\w+|escriban\w+|impuest\w+|tasas?|honorarios|comision\w*|fees?|costs|closing|deed|notary|tax(?:es)?|custos?|despesas?|cartorio|taxas?|total|todo|altogether|all in|quien|who|quem)(?= )/
/** "What would a 2 bed flat in Carmelitas cost to buy?": a price. */
const asksPrice = ({ wording, understood: { filters } }: Meaning) =>
  filters.propertyType !== undefined &&
  (filters.city ?? filters.neighborhood) !== undefined &&
  filters.maxPrice === undefined &&
  !ofCosts.test(wording)

/** What a newcomer asks; a search that mentions such a word stays a search. */
export const guideIntent: Intent = {
  name: 'guide',
  score(question) {
    const found = guideFor(question)
    if (!found) return 0
    if (found.strength < 2) return certainty.aside + 7
    if (talk.future.test(question.wording)) return certainty.aside
    if (
      asksReturn.test(question.wording) &&
      !(found.topic === 'investing' && inCountry.test(question.wording)) &&
      !shortStays.has(found.topic)
    )
      return certainty.aside
    if (looksFor(question)) return certainty.aside
    if (found.topic === 'closingCosts' && asksPrice(question)) return certainty.aside
    // Reckoned of the listing's price.
    if (found.topic === 'closingCosts') return certainty.asked - 0.5
    const topics = question.listing === undefined ? [] : listingTopics(question)
    // Its fees, with the tax beside them.
    const isTold =
      topics.length > 0 &&
      (!ofTaxes.has(found.topic) || topics.some((one) => one === 'expenses' || one === 'debts'))
    return isTold ? certainty.aside : certainty.asked - 0.5
  },
  answer(question) {
    const guide = guideSaid(question)
    if (guide === undefined || !saySectionOf(question, guide)) return answerGuide(question)
    suggestStart(question)
  },
  cases: [
    { ask: 'qué impuestos pago al comprar' },
    { ask: 'necesito garante para alquilar?' },
    { ask: 'conviene comprar en pozo?' },
    { ask: 'Can foreigners buy property in Paraguay?' },
    { ask: 'How much are closing costs?' },
    { after: ['necesito garante para alquilar?'], ask: '¿y si soy extranjero?' },
    { ask: 'estrangeiro pode comprar imóvel no Paraguai?' },
  ],
}

import { answerFaq, faqFor } from '#server/ai/local/answers/faq.ts'
import { listingTopics } from '#server/ai/local/answers/listing.ts'
import { asksForHomes } from '#server/ai/local/decision/asksForHomes.ts'
import { conceptsOf } from '#server/ai/local/passages/concepts.ts'
import { likeness } from '#server/ai/local/passages/phrasings.ts'
import type { Meaning } from '#server/ai/local/questionContext.ts'
import { certainty, type Intent } from './intent.ts'
import { pageListing } from './pageListing.ts'
import { asksToBeTold } from './passage.ts'

/** Of a question that is no chance likeness. */
const fewConcepts = 3

/** Of a case in general or of one's own, whatever page it is asked on. */
const isGeneral =
  / (?:si|if|se (?:eu|o|a)|mi|mis|my|me|nos|our|meu|minha|soy|somos|sou|tengo|tenho|i m|i am|un|una|unos|unas|an?|um|uma|alguien|someone|alguem|alquil(?:o|amos)|avisos?|anuncios?|listings?|inquilin\w*|tenants?|bancos?|banks?|quien paga|who pays|quem paga)(?= )/

/** "¿De qué color son las paredes?", "¿se corta la luz ahí?" */
const pointsHere =
  / (?:ahi|alli|aca|aqui|ali|there|here|est[aeo]|es[aeo]|this|that|las? (?:calle|pared|paredes|puertas?|ventanas?|luz)|los? (?:pisos?|techos?|vecinos|edificio|agua)|el (?:agua|edificio|piso|techo)|the (?:walls?|floors?|street|building|water|power|neighbou?rs)|as paredes|o (?:predio|piso|teto)|a (?:rua|agua))(?= )/

/** What the page's listing may say itself: 0 to its intent's score; undefined where it is asked in general. */
function scoreOnPage(
  question: Meaning,
  { isSame, isSure }: { isSame: boolean; isSure: boolean },
): number | undefined {
  const { listing, wording } = question
  if (!listing) return undefined
  const isOther = isSame || (isSure && listingTopics(question).length === 0)
  if (isOther && isGeneral.test(wording)) return undefined
  if (pageListing.score(question) > 0) return certainty.aside
  return pointsHere.test(wording) && !isGeneral.test(wording) ? 0 : undefined
}

/** A frequent question in other words. */
export const faqIntent: Intent = {
  name: 'faq',
  score(question) {
    const { text, wording, understood } = question
    const found = faqFor(question)
    if (!found || found.similarity < likeness.near) return 0
    const isSure = found.similarity >= likeness.sure
    const { minPrice, maxPrice } = understood.filters
    const isSearch = (minPrice ?? maxPrice) !== undefined || asksForHomes(question)
    const isQuestion = asksToBeTold.test(wording) || /[?¿]/.test(text)
    const isSame = found.similarity >= likeness.same
    const onPage = scoreOnPage(question, { isSame, isSure })
    if (onPage !== undefined) return onPage
    // "gotera en la casa que alquilo" looks like a search; what names a price is one.
    const isTold = isSame && (minPrice ?? maxPrice) === undefined && conceptsOf(text).length >= fewConcepts
    if (isSure && isSearch && !isQuestion && !isTold) return certainty.aside
    if (isTold && found.similarity >= likeness.own) return certainty.pointed + 9.9
    // In many words alike it is nearer than what is explained of the matter in general.
    if (isSame) return certainty.asked + (isTold ? 7 : 5)
    if (found.similarity >= likeness.clear) return certainty.asked
    if (isSure) return certainty.asked - 1
    return isQuestion && !isSearch ? certainty.search + 2 : certainty.weak + 2
  },
  answer: answerFaq,
  cases: [
    { ask: '¿El contrato de alquiler tiene que ir con escribano?' },
    { ask: 'is a private lease valid without a notary' },
    { ask: 'can the landlord enter without notice?' },
    { ask: '¿qué pasa si el vendedor se arrepiente después de la seña?', onPage: true },
  ],
}

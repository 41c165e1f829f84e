import { answerFaq, faqFor } from '#server/ai/local/answers/faq.ts'
import { asksForHomes } from '#server/ai/local/decision/asksForHomes.ts'
import { conceptsOf } from '#server/ai/local/passages/concepts.ts'
import { likeness } from '#server/ai/local/passages/phrasings.ts'
import { certainty, type Intent } from './intent.ts'
import { asksToBeTold } from './passage.ts'

/** Of a question that is no chance likeness. */
const fewConcepts = 3

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
    // "gotera en la casa que alquilo" looks like a search; what names a price is one.
    const isTold = isSame && (minPrice ?? maxPrice) === undefined && conceptsOf(text).length >= fewConcepts
    if (isSure && isSearch && !isQuestion && !isTold) return certainty.aside
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
  ],
}

import { answerFaq, faqFor } from '#server/ai/local/answers/faq.ts'
import { asksForHomes } from '#server/ai/local/decision/asksForHomes.ts'
import { likeness } from '#server/ai/local/passages/phrasings.ts'
import { certainty, type Intent } from './intent.ts'
import { asksToBeTold } from './passage.ts'

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
    if (isSure && isSearch && !isQuestion) return certainty.aside
    if (found.similarity >= likeness.same) return certainty.asked + 5
    if (isSure) return certainty.asked - 1
    return isQuestion && !isSearch ? certainty.search + 2 : certainty.weak + 2
  },
  answer: answerFaq,
  cases: [
    { ask: '¿hay que ir al escribano para firmar el contrato de alquiler?' },
    { ask: 'must the signatures on my lease be certified?' },
    { ask: 'do I need a lawyer to sign a lease?' },
    { ask: 'do I need home insurance?' },
    { ask: 'how much is fire insurance?' },
  ],
}

import { answerSearch } from '#server/ai/local/answers/searching.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import { namedList, pointedAt } from '#server/ai/local/named.ts'

const both =
  /^ (?:(?:y|e|and|no|pues|bueno|las|los|as|os|para|en|for|de|cualquiera de|either of) )*(?:ambos|ambas|both|dos|duas|dois|dos cosas|cualquiera|either|any|mokoiv?e(?:va)?|da igual|tanto faz|both please|any of them)(?: (?:cosas|coisas|opciones|options|me sirven?|works?|estan? bien|por favor|please|is fine))? $/

/** "Ambos" after a search for sale or for rent. */
export const bothOffersIntent: Intent = {
  name: 'bothOffers',
  score({ wording, thread, listing, history }) {
    if (listing || !thread.search || thread.latest !== 'search' || !both.test(wording)) return 0
    return pointedAt(wording, namedList(history)).length === 2 ? 0 : certainty.pointed + 1
  },
  async answer(question) {
    const { search } = question.thread
    if (!search) return
    const { transactionType: _, minPrice: __, maxPrice: ___, ...filters } = search.filters
    question.reply.say(question.texts.words.followUps.bothOffers)
    question.reply.paragraph()
    await answerSearch(question, { ...search, filters, sentence: undefined })
  },
  cases: [
    { after: ['casas en Luque', 'alquiler'], ask: 'ambos' },
    { after: ['houses in Luque'], ask: 'both' },
  ],
}

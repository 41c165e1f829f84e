import { sayMarket } from '#server/ai/local/answers/listing/listingMarket.ts'
import { answerBudget } from '#server/ai/local/answers/living.ts'
import { asksTrend } from '#server/ai/local/answers/markets.ts'
import { offerNearest } from '#server/ai/local/answers/matters/offering.ts'
import { answerUnknown } from '#server/ai/local/answers/talking.ts'
import { namesPlace } from '#server/ai/local/conversation/mergeFilters.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'
import { talk } from '#server/ai/local/topics.ts'
import { certainty, type Intent } from './intent.ts'

/** "¿Va a llover el finde en Encarnación?" */
const weather =
  / (?:(?:va a|vai) (?:llover|chover|hacer (?:calor|frio))|llovera|will it rain|is it going to rain|weather (?:forecast|in|for)|pronostico del tiempo|previsao do tempo)(?= )/

/** "¿Dónde compro para que se valorice?": of nothing else. */
const foresees =
  / (?:van a (?:subir|bajar|aumentar|caer)|subiran|bajaran|(?:will|are) (?:the )?(?:house |home |property )?prices (?:rise|fall|go|drop|going to)|(?:os )?precos (?:vao|irao) (?:subir|cair)|vao (?:subir|cair)|valori[cz]\w+|plusvalia|appreciat\w*|(?:be|is|are) worth in 20\d\d|(?:va a val[eo]r|valdra|vai valer|valera)(?: \w+){0,3} 20\d\d)(?= )/

/** "Garantizame que en 5 años vale el doble." */
const wantsPromise =
  / (?:(?:garanti[zc]\w+|promet\w+|asegur\w+|guarantee|promise|garante|garanto)(?: \w+){0,6} (?:doble|triple|sub(?:a|e|ir\w*)|valer|vale|double|triple|rise|go up|gain value|dobr\w+|ganancia|profit|lucro)|(?:en|in|em) \w+ (?:anos|years)(?: cuanto| quanto)? (?:vale|valdra|va a val[eo]r|vai val[eo]r|it (?:will|ll) (?:double|be worth))|(?:double|triple)(?: \w+){0,3} in \w+ years|(?:what|how much) (?:will|would) (?:it|this|that)(?: \w+){0,3} be worth)(?= )/

const isOfValue = (wording: string) =>
  (foresees.test(wording) && !asksTrend.test(wording)) || wantsPromise.test(wording)

const asksWhere =
  / (?:donde|onde|where|(?:cual|qual|que|which|what) (?:ciudad|cidade|city|lugar|place|zona|area|region|regiao|barrio|bairro))(?= )/

/** "¿En qué ciudad se valoriza más?" after a search of no place: where such homes are offered. */
function placesOfSearch(question: QuestionContext): QuestionContext | undefined {
  const { wording, thread, listing, understood } = question
  const { search } = thread
  const isOfSearch = !listing && search !== undefined && search.filters.propertyType !== undefined
  if (!isOfSearch || !isOfValue(wording) || !asksWhere.test(wording)) return undefined
  if (namesPlace(search.filters) || namesPlace(understood.filters)) return undefined
  return { ...question, understood: { ...understood, filters: search.filters } }
}

/** What the assistant does not answer, and says so. */
export const asides: Intent = {
  name: 'asides',
  score({ wording, listing }) {
    const isValue = isOfValue(wording)
    if (listing && isValue) return certainty.pointed + 9.99
    if (weather.test(wording) || isValue) return certainty.asked + 2
    const isFuture = talk.future.test(wording) && !asksTrend.test(wording)
    return talk.offTopic.test(wording) || talk.advice.test(wording) || isFuture ? certainty.aside + 6 : 0
  },
  async answer(question) {
    const { listing, wording, reply, texts } = question
    if (listing && isOfValue(wording)) {
      reply.say(texts.words.replies.talk.noPromise)
      return sayMarket(question, listing)
    }
    const before = placesOfSearch(question)
    if (before) {
      reply.say(texts.words.replies.talk.future)
      reply.paragraph()
      return answerBudget(before)
    }
    // What it asks may be told as what is nearest.
    if (!offerNearest(question)) answerUnknown(question)
  },
  cases: [
    { ask: 'quién va a ganar las elecciones?' },
    { ask: 'will prices rise next year?' },
    { ask: 'receta de chipa' },
    { ask: 'garantizame que en 5 años vale el doble asi la compro', onPage: true },
    { ask: 'en 10 años cuanto va a valer?', onPage: true },
    { ask: 'guarantee me it will double in 5 years', onPage: true },
  ],
}

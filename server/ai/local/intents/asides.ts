import { asksTrend } from '#server/ai/local/answers/markets.ts'
import { offerNearest } from '#server/ai/local/answers/matters/offering.ts'
import { answerUnknown } from '#server/ai/local/answers/talking.ts'
import { talk } from '#server/ai/local/topics.ts'
import { certainty, type Intent } from './intent.ts'

/** "¿Va a llover el finde en Encarnación?" */
const weather =
  / (?:(?:va a|vai) (?:llover|chover|hacer (?:calor|frio))|llovera|will it rain|is it going to rain|weather (?:forecast|in|for)|pronostico del tiempo|previsao do tempo)(?= )/

/** What the assistant does not answer, and says so. */
/** "¿Dónde compro para que se valorice?": of nothing else. */
const foresees =
  / (?:van a (?:subir|bajar|aumentar|caer)|subiran|bajaran|(?:will|are) (?:the )?(?:house |home |property )?prices (?:rise|fall|go|drop|going to)|(?:os )?precos (?:vao|irao) (?:subir|cair)|vao (?:subir|cair)|valori[cz]\w+|plusvalia|appreciat\w*|(?:be|is|are) worth in 20\d\d|(?:va a valer|valdra|vai valer|valera)(?: \w+){0,3} 20\d\d)(?= )/

export const asides: Intent = {
  name: 'asides',
  score: ({ wording }) =>
    weather.test(wording) || (foresees.test(wording) && !asksTrend.test(wording))
      ? certainty.asked + 2
      : talk.offTopic.test(wording) ||
          talk.advice.test(wording) ||
          (talk.future.test(wording) && !asksTrend.test(wording))
        ? certainty.aside + 6
        : 0,
  answer(question) {
    // What it asks may be told as what is nearest.
    if (!offerNearest(question)) answerUnknown(question)
  },
  cases: [
    { ask: 'quién va a ganar las elecciones?' },
    { ask: 'will prices rise next year?' },
    { ask: 'receta de chipa' },
  ],
}

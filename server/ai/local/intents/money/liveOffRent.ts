import { answerLiveOffRent, incomeWished } from '#server/ai/local/answers/money/liveOffRent.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'

const livesOff =
  / (?:(?:vivir|vivo|vive|jubilar\w*) (?:de|con) (?:las |la |mis )?(?:rentas?|alquileres|renta)|(?:live|living|retire) (?:off|on)(?: of)?(?: \w+){0,2} (?:rents?|rentals?|rental income)|viver de (?:renda|alugue(?:l|is)))(?= )/

/** "¿Cuánto necesito para vivir de rentas, 10 millones por mes?" */
export const liveOffRentIntent: Intent = {
  name: 'liveOffRent',
  score: (question) =>
    !question.listing && livesOff.test(question.wording) && incomeWished(question) !== undefined
      ? certainty.pointed + 9
      : 0,
  answer: answerLiveOffRent,
  cases: [
    { ask: 'cuanto necesito para vivir de rentas, digamos 10 millones por mes?' },
    { ask: 'how much do I need to live off rent, say 2000 dollars a month?' },
    { ask: 'quanto preciso para viver de aluguel com 1500 dólares por mês?' },
  ],
}

import { placesCompared } from '#server/ai/local/answers/cheaperToLive.ts'
import { answerComparison } from '#server/ai/local/answers/comparing.ts'
import { about } from '#server/ai/local/topics.ts'
import { certainty, type Intent } from './intent.ts'

export const comparing: Intent = {
  name: 'comparing',
  /** Two places are compared by what they ask. */
  score: ({ wording, understood }) =>
    about.compare.test(wording) && placesCompared(understood.filters).length < 2 ? certainty.pointed + 8 : 0,
  answer: answerComparison,
  cases: [
    { after: ['casas en Luque'], ask: 'compará los dos primeros' },
    { after: ['houses in Luque'], ask: 'compare the first two' },
    { ask: 'comparalo con el depto 08cyv2fsp837', onPage: true },
  ],
}

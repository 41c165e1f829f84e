import { answerMore } from '#server/ai/local/answers/searching.ts'
import { about } from '#server/ai/local/topics.ts'
import { certainty, type Intent } from './intent.ts'

export const moreResults: Intent = {
  name: 'moreResults',
  score: ({ wording, thread }) => (thread.search && about.more.test(wording) ? certainty.pointed + 9 : 0),
  answer: (question) => (question.thread.search ? answerMore(question, question.thread.search) : undefined),
  cases: [
    { after: ['casas en Luque'], ask: 'mostrame más' },
    { after: ['casas en Luque'], ask: 'muéstrame otras' },
    { after: ['houses in Luque'], ask: 'show me more' },
    { after: ['casas em Luque'], ask: 'mostra mais' },
  ],
}

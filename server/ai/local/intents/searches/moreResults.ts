import { answerMore } from '#server/ai/local/answers/searching.ts'
import { rejects } from '#server/ai/local/conversation/turns/corrections.ts'
import { certainty, type Intent } from '#server/ai/local/intents/intent.ts'
import { about } from '#server/ai/local/topics.ts'

export const moreResults: Intent = {
  name: 'moreResults',
  score: ({ wording, thread, understood }) => {
    const isMore = about.more.test(wording) || (understood.criteria.length === 0 && rejects(wording))
    return thread.search && isMore ? certainty.pointed + 9 : 0
  },
  answer: (question) => (question.thread.search ? answerMore(question, question.thread.search) : undefined),
  cases: [
    { after: ['casas en Luque'], ask: 'mostrame más' },
    { after: ['casas en Luque'], ask: 'muéstrame otras' },
    { after: ['houses in Luque'], ask: 'show me more' },
    { after: ['casas em Luque'], ask: 'mostra mais' },
    { after: ['casas en Luque'], ask: 'ninguna me gusta' },
    { after: ['houses in Luque'], ask: 'I don’t like any of these' },
  ],
}

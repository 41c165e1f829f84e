import { answerOf } from '#server/ai/guides/answerFromGuides.ts'
import { sayClosingCosts } from '#server/ai/local/answers/guide.ts'
import { suggestStart } from '#server/ai/local/answers/helping.ts'
import type { QuestionContext } from '#server/ai/local/questionContext.ts'

/** The closing costs of the price that it names, then of what they consist. */
export function answerCostsBeside(question: QuestionContext): void {
  const { reply, texts, rate } = question
  sayClosingCosts(question)
  const { text, link } = answerOf('closingCosts', { language: texts.language, rate, strength: 2 })
  reply.say(text, [link.text, link.to])
  suggestStart(question)
}

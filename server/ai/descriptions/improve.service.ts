import { type Answering, answerEitherWay } from '#server/ai/fallback.ts'
import { AppError } from '#server/core/errors.ts'
import type { Improvement, ImproveQuestion } from '#shared/ai/ai.ts'
import { descriptionFacts } from './facts.ts'
import { describe } from './localDescription.ts'
import { describeByModel } from './modelDescription.ts'

/** Throws `invalid` with nothing to describe. */
export async function improveDescription(
  answering: Answering,
  { facts: given, ...question }: ImproveQuestion,
  signal: AbortSignal,
): Promise<Improvement> {
  const facts = descriptionFacts.parse(given)
  const local = describe(question, facts, question.language)
  if (local === '') throw new AppError('invalid', { fields: { description: 'required' } })
  const { answer, source } = await answerEitherWay(answering, {
    task: 'improve',
    signal,
    byModel: (model) => describeByModel(model, question, facts, signal),
    locally: () => local,
  })
  return { description: answer, source }
}

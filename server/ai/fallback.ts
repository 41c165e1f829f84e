import type { Usage } from '#server/ai/usage/usage.service.ts'
import type { Fallbacks } from '#server/core/fallbacks.ts'
import type { AnswerSource } from '#shared/ai/ai.ts'
import type { Model } from './model/model.ts'

export interface Answering {
  model: Model | undefined
  usage: Pick<Usage, 'count'>
  fallbacks: Pick<Fallbacks, 'use'>
}

interface Ways<T> {
  signal: AbortSignal
  byModel(model: Model): Promise<T>
  locally(): T | Promise<T>
}

/** By the model, else by our rules. */
export async function answerEitherWay<T>(
  { model, usage, fallbacks }: Answering,
  { signal, byModel, locally }: Ways<T>,
): Promise<{ answer: T; source: AnswerSource }> {
  if (model) {
    try {
      const answer = await byModel(model)
      usage.count({ source: 'model', failed: false })
      return { answer, source: 'model' }
    } catch (error) {
      signal.throwIfAborted()
      fallbacks.use('model', error)
    }
  }
  const answer = await locally()
  usage.count({ source: 'local', failed: model !== undefined })
  return { answer, source: 'local' }
}

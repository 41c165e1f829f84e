import { z } from 'zod'
import { inDigits } from '#server/ai/checks/spelled.ts'
import { figuresIn } from '#server/ai/checks/statedFigures.ts'
import type { Answering } from '#server/ai/fallback.ts'
import { askOnce } from '#server/ai/model/askOnce.ts'
import { ModelFault } from '#server/ai/model/fault.ts'
import type { Model } from '#server/ai/model/model.ts'
import { aboutSite, languageRule, plainRule } from '#server/ai/model/prompt.ts'
import { AppError } from '#server/core/errors.ts'
import type { Logger } from '#server/core/log.ts'
import type { TranslateQuestion, Translation } from '#shared/ai/ai.ts'

const schema = z.strictObject({ title: z.string().max(160), description: z.string().max(6000) })

const instructions = [
  aboutSite,
  'Translate title and description of a listing. Keep every figure as it is, names of places untranslated, and the paragraphs. Add nothing, leave nothing out. What is empty stays empty.',
  plainRule,
]

const retryLater = { 'Retry-After': '60' }

/** Throws `ai_unavailable` without a model. */
export async function translateTexts(
  { model, usage, log }: Pick<Answering, 'model' | 'usage'> & { log: Logger },
  question: TranslateQuestion,
  signal: AbortSignal,
): Promise<Translation> {
  if (!model) throw new AppError('ai_unavailable', { headers: retryLater })
  try {
    const translation = await translateByModel(model, question, signal)
    usage.count({ source: 'model', failed: false })
    return { ...translation, source: 'model' }
  } catch (error) {
    signal.throwIfAborted()
    log.warn({ err: error, task: 'translate' }, 'the model of the assistant failed')
    throw new AppError('ai_unavailable', { headers: retryLater })
  }
}

async function translateByModel(
  model: Model,
  { title, description, to }: TranslateQuestion,
  signal: AbortSignal,
): Promise<{ title: string; description: string }> {
  const { answer, clean } = await askOnce(model, {
    signal,
    instructions: [...instructions, languageRule(to)],
    data: { title, description },
    name: 'translation',
    answer: schema,
    length: title.length + description.length,
  })
  return {
    title: checked(title, answer.title, clean),
    description: checked(description, answer.description, clean),
  }
}

/** Throws `ModelFault` for a missing or new figure. */
function checked(original: string, translated: string, clean: (text: string) => string): string {
  if (original === '') return ''
  const text = clean(translated)
  const [before, after] = [figuresIn(inDigits(original)), figuresIn(inDigits(text))]
  const hasSame = (figures: typeof before, others: typeof after) =>
    figures.every(({ readings }) =>
      others.some((other) => other.readings.some((one) => readings.includes(one))),
    )
  if (!hasSame(before, after) || !hasSame(after, before)) throw new ModelFault('unusable')
  return text
}

import { type Answering, answerEitherWay } from '#server/ai/fallback.ts'
import { AppError } from '#server/core/errors.ts'
import type { Improvement, ImproveQuestion } from '#shared/ai/ai.ts'
import type { Language } from '#shared/core/language.ts'
import { understand } from '#shared/search/sentence.ts'
import { cleanSentences } from './cleanText.ts'
import { contradictionsIn } from './contradictions.ts'
import { type DescriptionFacts, descriptionFacts } from './facts.ts'
import { describe } from './localDescription.ts'
import { describeByModel } from './modelDescription.ts'
import { createRemovals } from './removals.ts'
import { isGuarani, languageOf } from './sentenceLanguage.ts'

/** Throws `invalid` with nothing to describe. */
export async function improveDescription(
  answering: Answering,
  { facts: given, ...question }: ImproveQuestion,
  signal: AbortSignal,
): Promise<Improvement> {
  const facts = descriptionFacts.parse(given)
  const { language, length } = question
  const removals = createRemovals()
  const sentences = cleanSentences(question.description, removals)
  const [title, description] = [cleanSentences(question.title, createRemovals()), sentences].map((one) =>
    one.join('\n'),
  )
  const written = { ...question, title: title ?? '', description: description ?? '' }
  const contradictions = contradictionsIn(written.description, facts, language)
  const leftOut = sentences.filter((one) => isForeign(one, written.description, language))
  const contradicts = (text: string) => contradictionsIn(text, facts, language).length > 0
  const own = { removals, contradicts, sentences: sentences.filter((one) => !leftOut.includes(one)) }
  const local = describe(withRead(facts, leftOut), language, own, length) || ofTitle(written.title)
  const requireText = () => {
    if (local === '') throw new AppError('invalid', { fields: { description: 'required' } })
    return local
  }
  const isBlank = written.title === '' && written.description === ''
  if (isBlank || !answering.model) requireText()
  const { answer, source } = await answerEitherWay(answering, {
    signal,
    byModel: (model) => describeByModel(model, written, facts, signal),
    locally: requireText,
  })
  return {
    description: answer,
    source,
    contradictions,
    // A model translates.
    leftOut: source === 'local' ? leftOut : [],
    removed: removals.all(),
  }

  function ofTitle(text: string): string {
    const kept = text.split('\n').filter((one) => !isForeign(one, text, language))
    return describe(noFacts, language, { ...own, sentences: kept }, length)
  }
}

const noFacts = descriptionFacts.parse({})

function isForeign(sentence: string, whole: string, language: Language): boolean {
  return isGuarani(sentence) || languageOf(sentence, languageOf(whole, language)) !== language
}

const anyRate = 7000

/** What the left-out sentences say of amenities, to the letter, is written in the asked language. */
function withRead(facts: DescriptionFacts, leftOut: readonly string[]): DescriptionFacts {
  const read = leftOut.flatMap((sentence) =>
    understand(sentence, { rate: anyRate }).criteria.flatMap((one) =>
      one.field === 'amenities' && one.correction === undefined ? [one.value] : [],
    ),
  )
  return { ...facts, amenities: [...new Set([...facts.amenities, ...read])] }
}

import { type Answering, answerEitherWay } from '#server/ai/fallback.ts'
import { AppError } from '#server/core/errors.ts'
import type { Improvement, ImproveQuestion } from '#shared/ai/ai.ts'
import type { Language } from '#shared/core/language.ts'
import { understand } from '#shared/search/sentence.ts'
import { contradictionsIn } from './contradictions.ts'
import { type DescriptionFacts, descriptionFacts } from './facts.ts'
import { describe } from './localDescription.ts'
import { describeByModel } from './modelDescription.ts'
import { splitSentences } from './ownText.ts'
import { languageOf } from './sentenceLanguage.ts'

/** Throws `invalid` with nothing to describe. */
export async function improveDescription(
  answering: Answering,
  { facts: given, ...question }: ImproveQuestion,
  signal: AbortSignal,
): Promise<Improvement> {
  const facts = descriptionFacts.parse(given)
  const { language } = question
  const contradictions = contradictionsIn(question.description, facts, language)
  const leftOut = foreignSentences(question.description, language)
  const dropped = new Set([...contradictions.map(({ text }) => text), ...leftOut])
  const isKept = (sentence: string) =>
    !dropped.has(sentence) && !isForeign(sentence, question.description, language)
  const local = describe(question, withRead(facts, leftOut), language, isKept)
  const requireText = () => {
    if (local === '') throw new AppError('invalid', { fields: { description: 'required' } })
    return local
  }
  const isBlank = question.title.trim() === '' && question.description.trim() === ''
  if (isBlank || !answering.model) requireText()
  const { answer, source } = await answerEitherWay(answering, {
    signal,
    byModel: (model) => describeByModel(model, question, facts, signal),
    locally: requireText,
  })
  return {
    description: answer,
    source,
    contradictions,
    // A model translates.
    leftOut: source === 'local' ? leftOut : [],
  }
}

const isForeign = (sentence: string, whole: string, language: Language) =>
  languageOf(sentence, languageOf(whole, language)) !== language

const foreignSentences = (text: string, language: Language) =>
  text
    .split(/\n+/)
    .flatMap(splitSentences)
    .filter((sentence) => isForeign(sentence, text, language))

const anyRate = 7000

/** What the left-out sentences say of amenities is written in the asked language. */
function withRead(facts: DescriptionFacts, leftOut: readonly string[]): DescriptionFacts {
  const read = leftOut.flatMap((sentence) => understand(sentence, { rate: anyRate }).filters.amenities ?? [])
  return { ...facts, amenities: [...new Set([...facts.amenities, ...read])] }
}

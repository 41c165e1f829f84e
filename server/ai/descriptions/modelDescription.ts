import { z } from 'zod'
import { unknownFeatures, unknownNames } from '#server/ai/checks/features.ts'
import { unknownMultiples } from '#server/ai/checks/multiples.ts'
import { inDigits } from '#server/ai/checks/spelled.ts'
import { figuresIn, isStated } from '#server/ai/checks/statedFigures.ts'
import { askOnce } from '#server/ai/model/askOnce.ts'
import { ModelFault } from '#server/ai/model/fault.ts'
import type { Model } from '#server/ai/model/model.ts'
import { aboutSite, languageRule, plainRule } from '#server/ai/model/prompt.ts'
import type { DescriptionLength, ImproveQuestion } from '#shared/ai/ai.ts'
import { brand } from '#shared/brand.ts'
import { languages } from '#shared/core/language.ts'
import { departmentOf } from '#shared/places/places.ts'
import { splitSentences } from './cleanText.ts'
import { contradictionsIn } from './contradictions.ts'
import type { DescriptionFacts } from './facts.ts'
import { describe, descriptionLengths } from './localDescription.ts'

import { languageOf } from './sentenceLanguage.ts'

const schema = z.strictObject({ description: z.string().min(30).max(6000) })

const instructions = [
  aboutSite,
  "Rewrite the description of a listing for its author: clear, well ordered, pleasant to read, two to four short paragraphs. Keep everything true and useful of the author's text.",
  'Use only facts that the data state. Never add a figure, room, amenity, place, neighbour, quality or condition that they do not state. No price, no contact, no shouting, no advertising phrases.',
  'Where the text contradicts the facts, the facts count: leave out what the text says instead.',
  plainRule,
]

/** Models count badly. */
const aimed = 0.85

type Written = Pick<ImproveQuestion, 'title' | 'description' | 'language' | 'length'>

/** Throws `ModelFault`, also for an added fact. */
export async function describeByModel(
  model: Model,
  { title, description, language, length = 'long' }: Written,
  facts: DescriptionFacts,
  signal: AbortSignal,
): Promise<string> {
  const max = descriptionLengths[length]
  const { answer, clean } = await askOnce(model, {
    signal,
    instructions: [...instructions, languageRule(language), ...lengthRule(length)],
    data: { title, description, facts },
    name: 'description',
    answer: schema,
    length: Math.min(description.length, max),
  })
  const text = clean(answer.description)
  const isMixed = text
    .split(/\n+/)
    .flatMap(splitSentences)
    .some((sentence) => languageOf(sentence, language) !== language)
  const isWrong = contradictionsIn(text, facts, language).length > 0
  const isTooLong = text.length > max
  if (isMixed || isWrong || isTooLong || additions(text, { title, description }, facts).length > 0)
    throw new ModelFault('unusable')
  return text
}

const lengthRule = (length: DescriptionLength): string[] =>
  length === 'long'
    ? []
    : [
        `At most ${Math.round(descriptionLengths[length] * aimed)} characters: the strongest points of the author first.`,
      ]

export function additions(
  text: string,
  { title, description }: Pick<Written, 'title' | 'description'>,
  facts: DescriptionFacts,
): string[] {
  const inWords = languages.map((one) => describe(facts, one))
  const written = [title, description, ...inWords].join('\n')
  const known = figuresIn(inDigits(written)).flatMap(({ readings }) => readings)
  const { amenities, bedrooms, bathrooms, parkingSpaces } = facts
  return [
    ...figuresIn(inDigits(text))
      .filter((figure) => !isStated(figure, known))
      .map((figure) => figure.text),
    ...unknownMultiples(text, known, written),
    ...unknownFeatures(text, { text: written, amenities, bedrooms, bathrooms, parkingSpaces }),
    ...unknownNames(text, [written, brand.name, brand.country, departmentOf(facts.city) ?? ''].join('\n')),
  ]
}

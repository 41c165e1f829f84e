import { z } from 'zod'
import { unknownFeatures, unknownNames } from '#server/ai/checks/features.ts'
import { figuresIn, isStated } from '#server/ai/checks/figures.ts'
import { unknownNumberWords } from '#server/ai/checks/numberWords.ts'
import { askOnce } from '#server/ai/model/askOnce.ts'
import { ModelFault } from '#server/ai/model/fault.ts'
import type { Model } from '#server/ai/model/model.ts'
import { aboutSite, languageRule, plainRule } from '#server/ai/model/prompt.ts'
import type { ImproveQuestion } from '#shared/ai/ai.ts'
import { brand } from '#shared/brand.ts'
import { languages } from '#shared/core/language.ts'
import { departmentOf } from '#shared/places/places.ts'
import type { DescriptionFacts } from './facts.ts'
import { describe } from './localDescription.ts'

const schema = z.strictObject({ description: z.string().min(30).max(6000) })

const instructions = [
  aboutSite,
  "Rewrite the description of a listing for its author: clear, well ordered, pleasant to read, two to four short paragraphs. Keep everything true and useful of the author's text.",
  'Use only facts that the data state. Never add a figure, room, amenity, place, neighbour, quality or condition that they do not state. No price, no contact, no shouting, no advertising phrases.',
  plainRule,
]

type Written = Pick<ImproveQuestion, 'title' | 'description' | 'language'>

/** Throws `ModelFault`, also for an added fact. */
export async function describeByModel(
  model: Model,
  { title, description, language }: Written,
  facts: DescriptionFacts,
  signal: AbortSignal,
): Promise<string> {
  const { answer, clean } = await askOnce(model, {
    signal,
    instructions: [...instructions, languageRule(language)],
    data: { title, description, facts },
    name: 'description',
    answer: schema,
    length: description.length,
  })
  const text = clean(answer.description)
  if (additions(text, { title, description, language }, facts).length > 0) throw new ModelFault('unusable')
  return text
}

export function additions(
  text: string,
  { title, description, language }: Written,
  facts: DescriptionFacts,
): string[] {
  const inWords = languages.map((one) => describe({ title: '', description: '' }, facts, one))
  const written = [title, description, ...inWords].join('\n')
  const known = figuresIn(written).flatMap(({ readings }) => readings)
  const { amenities, bedrooms, bathrooms, parkingSpaces } = facts
  return [
    ...figuresIn(text)
      .filter((figure) => !isStated(figure, known))
      .map((figure) => figure.text),
    ...unknownNumberWords(text, known, { written, language }),
    ...unknownFeatures(text, { text: written, amenities, bedrooms, bathrooms, parkingSpaces }),
    ...unknownNames(text, [written, brand.name, brand.country, departmentOf(facts.city) ?? ''].join('\n')),
  ]
}

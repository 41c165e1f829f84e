import { z } from 'zod/mini'
import { visible } from '#shared/core/fields/visible.ts'
import { languages } from '#shared/core/language.ts'
import { listing } from '#shared/listings/listings.ts'
import { chatLimits, compareLimits, descriptionLengths, textLimits } from './aiLimits.ts'

export const chatRoles = ['user', 'assistant'] as const
/** `local`: by rules. */
export const answerSources = ['model', 'local'] as const
export type AnswerSource = (typeof answerSources)[number]

export const chatEntry = z.object({
  role: z.enum(chatRoles),
  content: z.string().check(z.minLength(1), z.maxLength(chatLimits.entry)),
})
export type ChatEntry = z.infer<typeof chatEntry>

const chatFields = {
  question: z.string().check(z.trim(), z.minLength(1), z.maxLength(chatLimits.question), visible),
  /** Oldest first. */
  conversationHistory: z._default(z.array(chatEntry).check(z.maxLength(chatLimits.history)), []),
}
const listingReference = z.string().check(z.minLength(1), z.maxLength(64))

export const generalQuestion = z.object({ ...chatFields, propertyId: z.nullish(listingReference) })
export const propertyQuestion = z.object({ ...chatFields, propertyId: listingReference })
export type ChatQuestion = z.output<typeof generalQuestion>
export type ChatQuestionInput = z.input<typeof generalQuestion>

export const answerLink = z.object({ text: z.string(), to: z.string() })
export type AnswerLink = z.infer<typeof answerLink>

export const chatAnswer = z.object({
  /** Plain text: paragraphs, and lines that begin with "• ". */
  response: z.string(),
  /** Suggested next questions. */
  suggestions: z.array(z.string()).check(z.maxLength(chatLimits.suggestions)),
  listings: z.array(listing).check(z.maxLength(chatLimits.listings)),
  /** In the order of the response. */
  links: z.array(answerLink),
  /** What the next question goes on from, in pieces: "Casas en Luque", "hasta $90,000". Not of older servers. */
  about: z.optional(z.array(z.string()).check(z.maxLength(chatLimits.about))),
  source: z.enum(answerSources),
})
export type ChatAnswer = z.infer<typeof chatAnswer>

/** Of `text/event-stream`: `delta` events, then `done` with the complete answer, or `error`. */
export const chatDelta = z.object({ text: z.string() })
export type ChatDelta = z.infer<typeof chatDelta>

const distinct = (ids: string[]) => new Set(ids).size === ids.length

export const compareQuestion = z.object({
  propertyIds: z
    .array(listingReference)
    .check(z.minLength(compareLimits.min), z.maxLength(compareLimits.max), z.refine(distinct)),
})

export const comparison = z.object({
  properties: z.array(listing),
  /** Null: could not be made; may be asked for again. */
  analysis: z.nullable(
    z.object({
      summary: z.string(),
      /** A sentence. */
      bestValue: z.string(),
      considerations: z.array(z.string()),
      /** Whom they suit, with the reason; a listing that nothing sets apart has none. Not of older servers. */
      suits: z.optional(z.array(z.string())),
    }),
  ),
  source: z.enum(answerSources),
})
export type Comparison = z.infer<typeof comparison>

const texts = {
  title: z.string().check(z.trim(), z.maxLength(textLimits.title)),
  description: z.string().check(z.trim(), z.maxLength(textLimits.description)),
}

/** By default everything that is there. */
export const improveQuestion = z.object({
  ...texts,
  facts: z.record(z.string(), z.unknown()),
  language: z.enum(languages),
  length: z.optional(z.enum(descriptionLengths)),
})
export type DescriptionLength = (typeof descriptionLengths)[number]
export type ImproveQuestion = z.output<typeof improveQuestion>

export const contradiction = z.object({
  field: z.enum(['bedrooms', 'bathrooms', 'parkingSpaces', 'area', 'yearBuilt', 'amenities']),
  /** The author's sentence, and what the form has. */
  text: z.string(),
  fact: z.string(),
})
export type Contradiction = z.infer<typeof contradiction>

export const removalKinds = [
  'phones',
  'mails',
  'links',
  'html',
  'orders',
  'capitals',
  'emojis',
  'calls',
] as const
/** What was taken out of the author's text. `orders`: to machines; `calls`: to write or hurry. */
export const removal = z.object({ kind: z.enum(removalKinds), text: z.string() })
export type Removal = z.infer<typeof removal>

export const improvement = z.object({
  description: z.string(),
  source: z.enum(answerSources),
  /** The facts of the form count. Not of older servers, as the next. */
  contradictions: z.optional(z.array(contradiction)),
  /** Sentences in another language than asked for. */
  leftOut: z.optional(z.array(z.string())),
  removed: z.optional(z.array(removal)),
})
export type Improvement = z.infer<typeof improvement>

export const translateQuestion = z.object({ ...texts, from: z.enum(languages), to: z.enum(languages) })
export type TranslateQuestion = z.output<typeof translateQuestion>

export const translation = z.object({
  title: z.string(),
  description: z.string(),
  source: z.literal('model'),
})
export type Translation = z.infer<typeof translation>

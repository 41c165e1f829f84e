import { call } from '#client/core/call.ts'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { toInput } from '#client/listings/publish/form/toInput.ts'
import type { AnswerSource, Contradiction, DescriptionLength, Removal } from '#shared/ai/ai.ts'
import { aiApi } from '#shared/ai/aiApi.ts'
import type { Language } from '#shared/core/language.ts'
import { common } from '#shared/core/records.ts'
import { otherLanguage, versionIn } from './textVersions.ts'

export type RewriteKind = 'improve' | 'translate'

export interface Proposal {
  kind: RewriteKind
  /** Undefined: unchanged. */
  title: string | undefined
  description: string
  source: AnswerSource
  contradictions?: readonly Contradiction[] | undefined
  /** Sentences in another language. */
  leftOut?: readonly string[] | undefined
  removed?: readonly Removal[] | undefined
}

/** Neither address nor price, whose display the author chooses. */
const describable = {
  propertyType: true,
  transactionType: true,
  neighborhood: true,
  city: true,
  bedrooms: true,
  bathrooms: true,
  parkingSpaces: true,
  area: true,
  yearBuilt: true,
  capacity: true,
  internetSpeed: true,
  amenities: true,
  office: true,
  allowsShortTerm: true,
  minStayDays: true,
}

interface Request {
  kind: RewriteKind
  language: Language
  fields: FormFields
  length: DescriptionLength
  signal: AbortSignal
}

export async function propose({ kind, language, fields, length, signal }: Request): Promise<Proposal> {
  if (kind === 'improve') {
    const { title, description } = versionIn(fields, language)
    const facts = common(toInput(fields), describable)
    const made = await call(aiApi.improve, { body: { title, description, facts, language, length }, signal })
    return { kind, title: undefined, ...made }
  }
  const from = otherLanguage(language)
  const { title, description } = versionIn(fields, from)
  const made = await call(aiApi.translate, { body: { title, description, from, to: language }, signal })
  return { ...made, kind, title: made.title || undefined }
}

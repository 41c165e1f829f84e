import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { type Language, languages } from '#shared/core/language.ts'
import type { TextHistory, TextVersion } from '#shared/listings/listingFields.ts'

export const textFields = {
  es: { title: 'title', description: 'description' },
  en: { title: 'titleEn', description: 'descriptionEn' },
} as const satisfies Record<Language, Record<'title' | 'description', keyof FormFields>>

export const otherLanguage = (language: Language): Language =>
  languages.find((one) => one !== language) ?? language

export function versionIn(fields: FormFields, language: Language): TextVersion {
  const { title, description } = textFields[language]
  return {
    title: fields[title],
    description: fields[description],
    isRewritten: fields.aiRewritten.includes(language),
  }
}

export type TextChange = Pick<FormFields, 'aiRewritten' | 'textHistories'> & { version: TextVersion }

const maxVersions = 10

function historyOf(fields: FormFields, language: Language): TextHistory {
  const found = fields.textHistories.find((one) => one.language === language)
  const current = versionIn(fields, language)
  if (!found) return { language, versions: [current], at: 0 }
  // With later edits.
  return { ...found, versions: found.versions.toSpliced(found.at, 1, current) }
}

function changeTo(fields: FormFields, history: TextHistory): TextChange | undefined {
  const version = history.versions[history.at]
  if (!version) return undefined
  const { language } = history
  const others = fields.aiRewritten.filter((one) => one !== language)
  return {
    version,
    aiRewritten: version.isRewritten ? [...others, language] : others,
    textHistories: [...fields.textHistories.filter((one) => one.language !== language), history],
  }
}

export function replaceText(
  fields: FormFields,
  language: Language,
  proposal: Pick<TextVersion, 'title' | 'description'>,
): TextChange | undefined {
  const { versions, at } = historyOf(fields, language)
  const before = versions.slice(0, at + 1)
  // Never drops the first, the author's own.
  const retained = before.toSpliced(1, Math.max(0, before.length - maxVersions))
  const next = [...retained, { ...proposal, isRewritten: true }]
  return changeTo(fields, { language, versions: next, at: next.length - 1 })
}

export function moveText(fields: FormFields, language: Language, by: 1 | -1): TextChange | undefined {
  const { versions, at } = historyOf(fields, language)
  return changeTo(fields, { language, versions, at: at + by })
}

export function waysFrom(fields: FormFields, language: Language): { back: boolean; forward: boolean } {
  const { versions, at } = historyOf(fields, language)
  return { back: at > 0, forward: at < versions.length - 1 }
}

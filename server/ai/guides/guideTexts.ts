import { type Language, languages } from '#shared/core/language.ts'
import { type GuideName, guideNames } from '#shared/guides/guides.ts'
import type { GuideText } from '#shared/guides/guideText.ts'
import { guideTexts } from '#shared/guides/guideTexts.ts'

const loaded = new Map<string, GuideText>()
for (const name of guideNames)
  for (const language of languages) loaded.set(`${name} ${language}`, await guideTexts[name][language]())

export function guideText(name: GuideName, language: Language): GuideText {
  const text = loaded.get(`${name} ${language}`)
  if (!text) throw new Error(`There is no guide ${name} in ${language}`)
  return text
}

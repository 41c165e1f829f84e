import { defaultLanguage, type Language } from '#shared/core/language.ts'
import { type GuideName, guideNames } from '#shared/guides/guides.ts'

export function guideCardPath(name: GuideName, language: Language): string {
  return `/og/guides/${name}.jpg${language === defaultLanguage ? '' : `?lang=${language}`}`
}

/** By the file of its card. */
export const guideOfCard = (file: string): GuideName | undefined =>
  guideNames.find((name) => file === `${name}.jpg`)

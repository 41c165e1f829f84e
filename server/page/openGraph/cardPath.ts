import { defaultLanguage, type Language } from '#shared/core/language.ts'

/** What has a preview picture by name, beside listings. */
export const cardKinds = ['guides', 'developments', 'agencies'] as const
export type CardKind = (typeof cardKinds)[number]

export function cardPath(kind: CardKind, name: string, language: Language): string {
  return `/og/${kind}/${name}.jpg${language === defaultLanguage ? '' : `?lang=${language}`}`
}

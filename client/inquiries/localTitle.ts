import type { Language } from '#shared/core/language.ts'

/** The author's text in the reader's language, where there is one. */
export const localTitle = (listing: { title: string; titleEn: string | null }, language: Language) =>
  (language === 'en' && listing.titleEn) || listing.title

import type { Language } from '#shared/core/language.ts'

/** In the reader's language, if the author wrote it. */
export const localTitle = (listing: { title: string; titleEn: string | null }, language: Language) =>
  (language === 'en' && listing.titleEn) || listing.title

import type { FaqEntry } from './faqEntry.ts'
import { signingFaq } from './renting/signing.ts'

/** All of them, by their names. */
export const faq: Record<string, FaqEntry> = {
  ...signingFaq,
}

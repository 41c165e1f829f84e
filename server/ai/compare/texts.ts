import type { Language } from '#shared/core/language.ts'
import { comparison as en } from '#shared/words/en/ai/comparison.ts'
import { comparison as es } from '#shared/words/es/ai/comparison.ts'

export type Texts = typeof es

export const comparisonTexts: Record<Language, Texts> = { es, en }

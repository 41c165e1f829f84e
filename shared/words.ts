import type { Language } from './language.ts'
import type { es } from './words/es.ts'

/** Every text of the product, by feature. Spanish is the model: a language that lacks a text does not compile. */
export type Words = typeof es

/** The texts of one language, in a piece of their own, so that a page loads only the chosen ones. */
export async function loadWords(language: Language): Promise<Words> {
  if (language === 'en') return (await import('./words/en.ts')).en
  return (await import('./words/es.ts')).es
}

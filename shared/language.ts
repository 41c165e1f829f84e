import { z } from 'zod/mini'

export const languages = ['es', 'en'] as const
export const language = z.enum(languages)
export type Language = z.infer<typeof language>

/** Spanish until the reader chooses, whatever the browser prefers. */
export const defaultLanguage: Language = 'es'

/** The language a free value stands for, or nothing: `en-US` is `en`, `fr` is undefined. */
export function asLanguage(value: unknown): Language | undefined {
  if (typeof value !== 'string') return undefined
  const code = value.trim().slice(0, 2).toLowerCase()
  return languages.find((one) => one === code)
}

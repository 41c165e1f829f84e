import { fold } from '#shared/core/text.ts'

export const maxSlug = 60

/** "Mar & Sol Inmobiliaria" → "mar-sol-inmobiliaria"; empty without Latin letters or digits. */
export function slugOf(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlug)
    .replace(/^-|-$/g, '')
}

export const isSlug = (text: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= maxSlug

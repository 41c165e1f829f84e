import type { Language } from '#shared/core/language.ts'

/** What `writeHtml` puts into the template; `head` and `boot` are finished HTML. */
export interface PageParts {
  nonce: string
  language: Language
  head: string
  boot: string
}

/** The page of one answer. The nonce is filled in first, so that no text of a listing can name it. */
export function writeHtml(template: string, { nonce, language, head, boot }: PageParts): string {
  return template
    .replaceAll('__NONCE__', nonce)
    .replace('<html lang="es"', () => `<html lang="${language}"`)
    .replace('<!--page-head-->', () => head)
    .replace('<!--page-boot-->', () => boot)
}

/** Text as it may stand in an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  const marks: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark)
}

/** JSON as it may stand in a script element: nothing in it ends the element or a line of script. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

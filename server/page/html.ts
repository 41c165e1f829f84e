import { words } from '#server/core/words.ts'
import type { Language } from '#shared/core/language.ts'
import { startNoteId } from '#shared/startNote.ts'

/** `head` and `boot` are HTML. */
export interface PageParts {
  nonce: string
  language: Language
  head: string
  boot: string
}

/** The nonce comes first, so that no listing's text can use it. */
export function writeHtml(template: string, { nonce, language, head, boot }: PageParts): string {
  return template
    .replaceAll('__NONCE__', nonce)
    .replace('<html lang="es"', () => `<html lang="${language}"`)
    .replace('<!--page-head-->', () => head)
    .replace('<!--page-boot-->', () => startNote(language) + boot)
}

/** For elements and quoted attributes. */
/** Shown by the style sheet some seconds later, unless the scripts have started and removed it. */
function startNote(language: Language): string {
  const { startFailed, reload } = words(language).page
  return `<p id="${startNoteId}" role="status">${escapeHtml(startFailed)} <a href="">${escapeHtml(reload)}</a></p>`
}

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

/** Safe in a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

import { randomBytes } from 'node:crypto'
import { words } from '#server/core/words.ts'
import type { Language } from '#shared/core/language.ts'
import { starting } from '#shared/page/starting.ts'
import { startNoteId } from '#shared/page/startNote.ts'

/** Placeholder of the nonce; random. */
export const nonceMark = randomBytes(16).toString('hex')

export interface PageParts {
  language: Language
  head: string
  root: string
  boot: string
}

/** What `writeHtml` fills, in the template's order. */
const slots = /<html lang="es"|<!--page-head-->|<div id="root"><!--page-root-->|<!--page-boot-->/

/** A build has one template. */
let split = { template: '', parts: [''] }

function partsOf(template: string): string[] {
  if (split.template !== template)
    split = { template, parts: template.replaceAll('__NONCE__', nonceMark).split(slots) }
  return split.parts
}

/** With placeholders of the nonce. */
export function writeHtml(template: string, { language, head, root, boot }: PageParts): string {
  const filled = [
    `<html lang="${language}"${root && ` ${starting}`}`,
    head,
    `<div id="root"${root && ' data-dehydrated'}>${root}`,
    startNote(language, root !== '') + boot,
  ]
  return partsOf(template)
    .map((part, index) => part + (filled[index] ?? ''))
    .join('')
}

/** Hidden unless the scripts fail to start in time. */
function startNote(language: Language, isReadable: boolean): string {
  const { startFailed, startFailedBlank, reload } = words(language).page
  const text = isReadable ? startFailed : startFailedBlank
  return `<p id="${startNoteId}" role="status">${escapeHtml(text)} <a href="">${escapeHtml(reload)}</a></p>`
}

/** For elements and quoted attributes. */
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

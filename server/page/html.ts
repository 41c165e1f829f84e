import { randomBytes } from 'node:crypto'
import { words } from '#server/core/words.ts'
import type { Language } from '#shared/core/language.ts'
import { starting } from '#shared/page/starting.ts'
import { startNoteId } from '#shared/page/startNote.ts'

/** Placeholder of the nonce; random. */
export const nonceMark = randomBytes(16).toString('hex')

export interface PageHtml {
  /** A nonce goes between two runs; the buffers of a run follow each other. */
  runs: readonly (readonly Buffer[])[]
  /** Bytes that other pages do not share. */
  ownSize: number
}

export interface PageParts {
  language: Language
  head: string
  root: string
  boot: string
}

/** What `writeHtml` fills, in the template's order. */
const slots = /<html lang="es"|<!--page-head-->|<div id="root"><!--page-root-->|<!--page-boot-->/

const runsOf = (text: string, placeholder = nonceMark) =>
  text.split(placeholder).map((part) => Buffer.from(part))

/** A build has one template. */
let split: { template: string; parts: Buffer[][] } = { template: '', parts: [] }

function partsOf(template: string): Buffer[][] {
  if (split.template !== template)
    split = { template, parts: template.split(slots).map((part) => runsOf(part, '__NONCE__')) }
  return split.parts
}

/** Texts with placeholders of the nonce. In pieces: a text of all would be as long as the page, in two bytes a character. */
export function writeHtml(template: string, { language, head, root, boot }: PageParts): PageHtml {
  const filled = [
    `<html lang="${language}"${root && ` ${starting}`}`,
    head,
    `<div id="root"${root && ' data-dehydrated'}>${root}`,
    startNote(language, root !== '') + boot,
  ]
  const runs: Buffer[][] = [[]]
  let ownSize = 0
  const append = ([first, ...others]: readonly Buffer[]) => {
    if (first) runs.at(-1)?.push(first)
    for (const other of others) runs.push([other])
  }
  for (const [index, part] of partsOf(template).entries()) {
    append(part)
    const own = runsOf(filled[index] ?? '')
    append(own)
    ownSize += own.reduce((sum, { length }) => sum + length, 0)
  }
  return { runs, ownSize }
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

import { escapeHtml } from '#server/core/http/answers/escape.ts'
import { words } from '#server/core/words.ts'
import type { Language } from '#shared/core/language.ts'
import { starting } from '#shared/page/starting.ts'
import { startNoteId } from '#shared/page/startNote.ts'

export interface PageHtml {
  /** One after the other. */
  chunks: readonly Buffer[]
  /** Bytes that other pages do not share. */
  ownSize: number
}

export interface PageParts {
  language: Language
  head: string
  /** In UTF-8, without placeholders. */
  root?: Uint8Array | undefined
  /** JSON in UTF-8, safe in a script element. */
  boot?: Buffer
  /** After the boot data. */
  scripts?: string
}

/** What `writeHtml` fills, in the template's order. */
const slots = /<html lang="es"|<!--page-head-->|<div id="root"><!--page-root-->|<!--page-boot-->/

const bootStart = Buffer.from('<script type="application/json" id="boot">')
const bootEnd = Buffer.from('</script>')
const emptyRoot = Buffer.from('<div id="root">')
const dehydratedRoot = Buffer.from('<div id="root" data-dehydrated>')

/** Without a copy. */
const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

/** A build has one template. */
let split: { template: string; chunks: Buffer[] } = { template: '', chunks: [] }

function chunksOf(template: string): Buffer[] {
  if (split.template !== template)
    split = { template, chunks: template.split(slots).map((chunk) => Buffer.from(chunk)) }
  return split.chunks
}

/** In pieces: a text of all would be as long as the page, in two bytes a character. */
export function writeHtml(
  template: string,
  { language, head, root, boot, scripts = '' }: PageParts,
): PageHtml {
  const own = [
    [Buffer.from(`<html lang="${language}"${root ? ` ${starting}` : ''}`)],
    [Buffer.from(head)],
    root ? [dehydratedRoot, bytesOf(root)] : [emptyRoot],
    [
      Buffer.from(startNote(language, root !== undefined)),
      ...(boot ? [bootStart, boot, bootEnd] : []),
      Buffer.from(scripts),
    ],
  ]
  return {
    chunks: chunksOf(template).flatMap((chunk, index) => [chunk, ...(own[index] ?? [])]),
    ownSize: own.flat().reduce((sum, { length }) => sum + length, 0),
  }
}

/** Hidden unless the scripts fail to start in time. */
function startNote(language: Language, isReadable: boolean): string {
  const { startFailed, startFailedBlank, reload } = words(language).page
  const text = isReadable ? startFailed : startFailedBlank
  return `<p id="${startNoteId}" role="status">${escapeHtml(text)} <a href="">${escapeHtml(reload)}</a></p>`
}

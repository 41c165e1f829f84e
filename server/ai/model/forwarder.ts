import { createPlainText } from '#server/ai/checks/plainText.ts'
import { ModelFault } from './fault.ts'
import { createResponseReader } from './responseReader.ts'

/** Sentences that are read once more with the next: words and figures may go on over their ends. */
const reread = 3
/** Not the end of a sentence. */
const abbreviation =
  /(?<!\p{L})(?:gs|us|usd|av|avda|dr|dra|sr|sra|srta|ing|lic|arq|aprox|nro|no|n|mcal|gral|pte|cnel|tte|cap|sto|sta|km|mts?|m|p|ej|etc|vs|st|mr|mrs|approx|sq|e|g|i|u|s|a|d|c|hs|min|max|dpto|depto|esq|ud|uds|b|tel)\.$/iu
const closing: Record<string, string> = { '«': '»', '“': '”', '"': '"' }
const longestQuote = 200

interface Checks {
  /** Of text that ends with a sentence. */
  isRefused(text: string): boolean
  onDelta(text: string): void
}

/** By sentences, each checked as a whole. Throws `ModelFault` before unsafe text. */
export function createForwarder({ isRefused, onDelta }: Checks): (content: string) => void {
  const reader = createResponseReader()
  const plain = createPlainText()
  let held = ''
  let shown: string[] = []

  return (content) => {
    held += plain.push(reader.push(content))
    if (reader.hasEnded()) held += plain.end()
    const text = reader.hasEnded() ? held : held.slice(0, endOfSentences(held))
    if (text === '') return
    held = held.slice(text.length)
    if (isRefused([...shown, text].join(''))) throw new ModelFault('unusable')
    shown = [...shown, text].slice(-reread)
    onDelta(text)
  }
}

/** 0 where none has ended. A sentence goes on in lower case: "evil . com". */
function endOfSentences(text: string): number {
  let end = 0
  for (const { index, 0: mark } of text.matchAll(/\n|[.!?…]["»”)]*\s(?=\s*[^\s\p{Ll}])/gu)) {
    const next = index + mark.length
    const isEnd = mark === '\n' || !abbreviation.test(text.slice(Math.max(0, index - 12), index + 1))
    if (isEnd && !hasOpenQuote(text.slice(end, next))) end = next
  }
  return end
}

function hasOpenQuote(text: string): boolean {
  let open = -1
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (open < 0 && letter in closing) open = at
    else if (open >= 0 && (letter === closing[text[open] ?? ''] || letter === '\n')) open = -1
  }
  return open >= 0 && text.length - open <= longestQuote
}

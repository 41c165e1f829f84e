import { createPlainText } from '#server/ai/checks/plainText.ts'
import type { Evidence } from './evidence.ts'
import { ModelFault } from './fault.ts'
import { createResponseReader } from './responseReader.ts'

/** Patterns and passages are shorter. */
const tail = 400
const longestHeld = 200
const closing: Record<string, string> = { '«': '»', '“': '”', '"': '"' }
/** A figure, with the word after it: "120 mil". */
const figureAtEnd = /(?:US\$|[$₲]|Gs\.)?\s?\d[\d.,]*\s?\p{L}*$/u

interface Checks {
  isForbidden: (text: string) => boolean
  evidence: Pick<Evidence, 'unfounded'>
  onDelta(text: string): void
}

/** Sends of an answer what can be shown as it comes. Throws `ModelFault` before what may not be. */
export function createForwarder({ isForbidden, evidence, onDelta }: Checks): (content: string) => void {
  const reader = createResponseReader()
  const plain = createPlainText()
  let held = ''
  let shown = ''

  return (content) => {
    held += plain.push(reader.push(content))
    const text = held.slice(0, startOfUnfinished(held))
    if (text === '') return
    held = held.slice(text.length)
    shown = `${shown}${text}`.slice(-tail - text.length)
    if (isForbidden(shown) || evidence.unfounded(text).length > 0) throw new ModelFault('unusable')
    onDelta(text)
  }
}

/** Of a quotation or figure whose end has not come: it is checked as a whole. */
function startOfUnfinished(text: string): number {
  let open = -1
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (open < 0 && letter in closing) open = at
    else if (open >= 0 && (letter === closing[text[open] ?? ''] || letter === '\n')) open = -1
  }
  if (open >= 0 && text.length - open <= longestHeld) return open
  return text.match(figureAtEnd)?.index ?? text.length
}

import { numbersByWord } from '#server/ai/checks/numberWords.ts'
import { createPlainText } from '#server/ai/checks/plainText.ts'
import type { Evidence } from './evidence.ts'
import { ModelFault } from './fault.ts'
import { createResponseReader } from './responseReader.ts'

/** Patterns and passages are shorter. */
const tail = 400
const longestHeld = 200
const closing: Record<string, string> = { '«': '»', '“': '”', '"': '"' }
/** A number, with what may be its scale or unit: "120 mil", "85 m²", "tres amplios dormitorios". */
const numberAtEnd = new RegExp(
  `(?:(?:US\\$|[$₲]|Gs\\.)?\\s?\\d[\\d.,]*[\\p{L}²%]*|(?<!\\p{L})(?:${[...numbersByWord.keys()].join('|')}))(?:\\s[\\p{L}²%]*){0,2}$`,
  'iu',
)

interface Checks {
  isForbidden: (text: string) => boolean
  evidence: Pick<Evidence, 'unfounded' | 'unknownQuantities'>
  onDelta(text: string): void
}

/** Sends of an answer what can be shown as it comes. Throws `ModelFault` before what may not be. */
export function createForwarder({ isForbidden, evidence, onDelta }: Checks): (content: string) => void {
  const reader = createResponseReader()
  const plain = createPlainText()
  let held = ''
  let shown = ' '

  return (content) => {
    held += plain.push(reader.push(content))
    const text = held.slice(0, startOfUnfinished(held))
    if (text === '') return
    held = held.slice(text.length)
    shown = `${shown}${text}`.slice(-tail - text.length)
    const isFounded = evidence.unfounded(text).length === 0
    if (!isFounded || isForbidden(shown) || evidence.unknownQuantities(wholeWords(shown)).length > 0)
      throw new ModelFault('unusable')
    onDelta(text)
  }
}

/** The first may be cut off, the last has not come whole. */
const wholeWords = (text: string) => text.replace(/^\S*\s/, '').replace(/[\p{L}\d²%]+$/u, '')

/** Of a quotation or figure whose end has not come: it is checked as a whole. */
function startOfUnfinished(text: string): number {
  let open = -1
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (open < 0 && letter in closing) open = at
    else if (open >= 0 && (letter === closing[text[open] ?? ''] || letter === '\n')) open = -1
  }
  if (open >= 0 && text.length - open <= longestHeld) return open
  return text.match(numberAtEnd)?.index ?? startOfNumberWord(text)
}

const beginnings = new Set(
  [...numbersByWord.keys()].flatMap((word) => [...word].map((_, index) => word.slice(0, index + 1))),
)

/** Of a last word that may become a number. */
function startOfNumberWord(text: string): number {
  const [word = ''] = text.match(/\p{L}*$/u) ?? []
  return beginnings.has(word.toLowerCase()) ? text.length - word.length : text.length
}

import { numbersByWord } from '#server/ai/checks/numberWords.ts'
import { createPlainText } from '#server/ai/checks/plainText.ts'
import type { Evidence } from './evidence.ts'
import { ModelFault } from './fault.ts'
import { createResponseReader } from './responseReader.ts'

/** Longer than any pattern or passage. */
const tail = 400
const longestHeld = 200
const closing: Record<string, string> = { '«': '»', '“': '”', '"': '"' }
/** "120 mil", "85 m²", "tres amplios dormitorios". */
const numberAtEnd = new RegExp(
  `(?:(?:US\\$|[$₲]|Gs\\.)?\\s?\\d[\\d.,]*[\\p{L}²%]*|(?<!\\p{L})(?:${[...numbersByWord.keys()].join('|')}))(?:\\s[\\p{L}²%]*){0,2}$`,
  'iu',
)

interface Checks {
  isForbidden: (text: string) => boolean
  evidence: Pick<Evidence, 'unfounded' | 'unknownQuantities'>
  onDelta(text: string): void
}

/** Throws `ModelFault` before unsafe text. */
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

const wholeWords = (text: string) => text.replace(/^\S*\s/, '').replace(/[\p{L}\d²%]+$/u, '')

/** An incomplete quotation or figure is checked as a whole. */
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

function startOfNumberWord(text: string): number {
  const [word = ''] = text.match(/\p{L}*$/u) ?? []
  return beginnings.has(word.toLowerCase()) ? text.length - word.length : text.length
}

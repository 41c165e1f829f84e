import { fold } from '#shared/core/text.ts'

const shoutingFrom = 0.7
const shortestShout = 12
/** Letters that inflections share. */
const stemLength = 5

interface OwnText {
  opening: string
  names: readonly string[]
  /** Of a sentence as typed. */
  isKept?: (sentence: string) => boolean
}

/** Without what `opening` says; rewords nothing. */
export function ownSentences(text: string, { opening, names, isKept = () => true }: OwnText): string {
  const said = stemsOf(opening)
  return text
    .split(/\n+/)
    .map((line) =>
      splitSentences(line)
        .filter((sentence) => isKept(sentence) && !isSaid(sentence, said))
        .map((sentence) => tidy(sentence, names))
        .join(' '),
    )
    .filter((line) => line !== '')
    .join('\n')
}

export function splitSentences(line: string): string[] {
  return line
    .replace(/\s+/g, ' ')
    .split(/(?<=[!?])\s+(?![!?])|(?<=[.…])\s+(?=[\p{Lu}¡¿\d"«“•])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\d]/u.test(sentence))
}

function stemsOf(text: string): Set<string> {
  const all = fold(text).match(/\p{L}{4,}|\d+/gu) ?? []
  return new Set(all.map((word) => word.slice(0, stemLength)))
}

function isSaid(sentence: string, said: ReadonlySet<string>): boolean {
  const stems = stemsOf(sentence)
  return stems.size > 0 && [...stems].every((stem) => said.has(stem))
}

function tidy(sentence: string, names: readonly string[]): string {
  const marked = sentence
    .replace(/([!?])[!?]+/g, '$1')
    .replace(/\.{4,}/g, '…')
    .replace(/(?<!\s)\s+([,.;:!?])/g, '$1')
    .replace(/([,;])(?=\p{L})/gu, '$1 ')
  const calm = isShouted(marked) ? withNames(marked.toLowerCase(), names) : marked
  const begun = calm.replace(/^([^\p{L}\d]*)(\p{Ll})/u, (_all, marks, letter) => marks + letter.toUpperCase())
  return /[\p{L}\d)%²]$/u.test(begun) ? `${begun}.` : begun
}

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = text.match(/\p{Lu}/gu) ?? []
  return letters.length >= shortestShout && capitals.length / letters.length >= shoutingFrom
}

function withNames(text: string, names: readonly string[]): string {
  return names
    .filter((name) => name !== '')
    .reduce((all, name) => all.replaceAll(name.toLowerCase(), name), text)
}

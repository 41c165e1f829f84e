import type { AnswerLink } from '#shared/ai/ai.ts'

export interface Piece {
  text: string
  /** Where it leads on this site. */
  to?: string
}

export interface Block {
  kind: 'paragraph' | 'list'
  lines: Piece[][]
}

const bullet = '• '

/** Paragraphs and lists of an answer, with each of its links where the text first says it. */
export function answerBlocks(response: string, links: readonly AnswerLink[] = []): Block[] {
  const waiting = links.filter(({ text, to }) => text !== '' && isOwnPath(to))
  const blocks: Block[] = []
  for (const line of response.split('\n').map((one) => one.trimEnd())) {
    if (line === '') continue
    const isItem = line.startsWith(bullet)
    const pieces = linked(isItem ? line.slice(bullet.length) : line, waiting)
    const last = blocks.at(-1)
    if (isItem && last?.kind === 'list') last.lines.push(pieces)
    else blocks.push({ kind: isItem ? 'list' : 'paragraph', lines: [pieces] })
  }
  return blocks
}

/** Takes what it uses from `waiting`. */
function linked(text: string, waiting: AnswerLink[]): Piece[] {
  const [first] = waiting
    .map((link) => ({ link, at: text.indexOf(link.text) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.link.text.length - one.link.text.length)
  if (!first) return text === '' ? [] : [{ text }]
  const { link, at } = first
  waiting.splice(waiting.indexOf(link), 1)
  const before = text.slice(0, at)
  return [
    ...(before === '' ? [] : [{ text: before }]),
    link,
    ...linked(text.slice(at + link.text.length), waiting),
  ]
}

/** A path, never another site's address. */
function isOwnPath(to: string): boolean {
  return /^\/(?![/\\])/.test(to)
}

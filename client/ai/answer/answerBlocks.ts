import type { AnswerLink } from '#shared/ai/ai.ts'

export interface Piece {
  /** Offset in the answer. */
  at: number
  text: string
  /** Path on this site. */
  to?: string
}

export interface Line {
  at: number
  pieces: Piece[]
}

export interface Block {
  at: number
  kind: 'paragraph' | 'list'
  lines: Line[]
}

const bullet = '• '

/** Omits list items that begin with a link to one of `shown`. */
export function answerBlocks(
  response: string,
  links: readonly AnswerLink[] = [],
  shown: ReadonlySet<string> = new Set(),
): Block[] {
  const waiting = links.filter(({ text, to }) => text !== '' && isOwnPath(to))
  const blocks: Block[] = []
  for (const { 0: whole, index: at } of response.matchAll(/.+/g)) {
    const text = whole.trimEnd()
    if (text === '') continue
    const isItem = text.startsWith(bullet)
    const start = isItem ? bullet.length : 0
    const line = { at, pieces: linked(text.slice(start), at + start, waiting) }
    if (isItem && shown.has(line.pieces[0]?.to ?? '')) continue
    const last = blocks.at(-1)
    if (isItem && last?.kind === 'list') last.lines.push(line)
    else blocks.push({ at, kind: isItem ? 'list' : 'paragraph', lines: [line] })
  }
  return blocks
}

function linked(text: string, start: number, waiting: AnswerLink[]): Piece[] {
  const [first] = waiting
    .map((link) => ({ link, at: text.indexOf(link.text) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.link.text.length - one.link.text.length)
  if (!first) return text === '' ? [] : [{ at: start, text }]
  const { link, at } = first
  waiting.splice(waiting.indexOf(link), 1)
  const end = at + link.text.length
  return [
    ...(at === 0 ? [] : [{ at: start, text: text.slice(0, at) }]),
    { at: start + at, ...link },
    ...linked(text.slice(end), start + end, waiting),
  ]
}

function isOwnPath(to: string): boolean {
  return /^\/(?![/\\])/.test(to)
}

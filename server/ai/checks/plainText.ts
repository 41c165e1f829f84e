export interface PlainText {
  /** Returns what can be shown so far. */
  push(piece: string): string
  /** Returns the rest. */
  end(): string
}

/** Invisible characters that can hide words from a check. */
const unseen =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]|(?![\n\t])\p{Cc}/gu
const maxLinkText = 200

/** Removes Markdown, keeps lists as "• ". */
export function createPlainText(): PlainText {
  let pending = ''
  let isLineStart = true

  function take(isLast: boolean): string {
    let text = ''
    while (pending.length > 0) {
      const step = nextStep(pending, isLineStart, isLast)
      if (!step) break
      text += step.text
      pending = pending.slice(step.length)
      if (step.length > 0) isLineStart = step.isLineStart
    }
    return text
  }

  return {
    push(piece) {
      pending += piece.replace(unseen, '').replace(/\t/g, ' ')
      return take(false)
    },
    end: () => take(true),
  }
}

interface Step {
  text: string
  length: number
  isLineStart: boolean
}

/** Undefined: needs more text. */
function nextStep(pending: string, isLineStart: boolean, isLast: boolean): Step | undefined {
  const [first = ''] = pending
  if (isLineStart) {
    const mark = pending.match(/^ *(?:[-*+•] +|#{1,6} +|> +)/)?.[0]
    if (mark) return { text: /[-*+•]/.test(mark) ? '• ' : '', length: mark.length, isLineStart: false }
    if (!isLast && /^ *(?:(?:[-*+•]|#{1,6}|>) *)?$/.test(pending)) return undefined
  }
  if (first === '\n') return { text: '\n', length: 1, isLineStart: true }
  if (first === '*' || first === '`') return { text: '', length: 1, isLineStart: false }
  if (first === '[') return linkStep(pending, isLast)
  const plain = pending.match(/^[^\n*`[]+/)?.[0] ?? first
  return { text: plain, length: plain.length, isLineStart: false }
}

function linkStep(pending: string, isLast: boolean): Step | undefined {
  const [whole, text = ''] = pending.match(/^\[([^[\]\n]*)\]\([^()\s]*\)/) ?? []
  if (whole !== undefined) return { text, length: whole.length, isLineStart: false }
  const mayBecomeLink = pending.length <= maxLinkText && /^\[[^[\]\n]*(?:\](?:\([^()\s]*)?)?$/.test(pending)
  if (mayBecomeLink && !isLast) return undefined
  return { text: '[', length: 1, isLineStart: false }
}

export function plainText(text: string): string {
  const plain = createPlainText()
  return `${plain.push(text)}${plain.end()}`
    .replace(/(?<![ \t])[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

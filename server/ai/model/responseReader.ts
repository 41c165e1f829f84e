/** Extracts `"response"` from streamed JSON, unescaped. */
export interface ResponseReader {
  /** Returns the new text. */
  push(piece: string): string
  /** After its closing quotation mark. */
  hasEnded(): boolean
}

const opening = /^\s*\{\s*"response"\s*:\s*"/
const maxOpening = 200
const escapes: Record<string, string> = { n: '\n', t: '\t', r: '', b: '', f: '' }

export function createResponseReader(): ResponseReader {
  let pending = ''
  let state: 'before' | 'inside' | 'after' = 'before'

  return {
    hasEnded: () => state === 'after',
    push(piece) {
      if (state === 'after') return ''
      pending += piece
      if (state === 'before') {
        const begun = pending.match(opening)?.[0]
        if (begun === undefined) {
          if (pending.length > maxOpening) state = 'after'
          return ''
        }
        pending = pending.slice(begun.length)
        state = 'inside'
      }
      let text = ''
      while (pending !== '') {
        const plain = pending.match(/^[^"\\]+/)?.[0]
        if (plain) {
          text += plain
          pending = pending.slice(plain.length)
        } else if (pending.startsWith('"')) {
          state = 'after'
          break
        } else {
          const escaped = readEscape(pending)
          if (!escaped) break
          text += escaped.text
          pending = pending.slice(escaped.length)
        }
      }
      return text
    },
  }
}

/** Undefined if incomplete; a surrogate needs its other half. */
function readEscape(pending: string): { text: string; length: number } | undefined {
  const [, kind] = pending
  if (kind === undefined) return undefined
  if (kind !== 'u') return { text: escapes[kind] ?? kind, length: 2 }
  const unit = pending.match(/^\\u([\da-f]{4})/i)?.[1]
  if (!unit) return pending.length < 6 ? undefined : { text: '', length: 6 }
  if (!/^d[89ab]/i.test(unit)) return { text: String.fromCharCode(Number.parseInt(unit, 16)), length: 6 }
  const low = pending.match(/^\\u[\da-f]{4}\\u(d[c-f][\da-f]{2})/i)?.[1]
  if (!low) return pending.length < 12 ? undefined : { text: '', length: 6 }
  return {
    text: String.fromCharCode(Number.parseInt(unit, 16), Number.parseInt(low, 16)),
    length: 12,
  }
}

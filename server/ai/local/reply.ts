import type { EngineAnswer } from '#server/ai/engine.ts'
import type { ListingFacts } from '#server/ai/tools/facts.ts'
import type { AnswerLink } from '#shared/ai/ai.ts'

export type Source = readonly [text: string, to: string]

export interface Reply {
  /** Links its sources in the order of the sentence. */
  say(sentence: string, ...sources: Source[]): void
  paragraph(): void
  item(text: string, ...sources: Source[]): void
  /** Shows cards. */
  show(...listings: Pick<ListingFacts, 'id'>[]): void
  suggest(...questions: string[]): void
  readonly isEmpty: boolean
  /** Whether a line says it. */
  has(sentence: string): boolean
  finish(): EngineAnswer
}

interface Line {
  text: string
  links: AnswerLink[]
  isItem: boolean
}

/** Characters: a paragraph of a guide is said once. */
const longSaid = 120

export function createReply(): Reply {
  const lines: Line[] = []
  const listingIds: string[] = []
  const suggestions: string[] = []
  let isNew = true

  return {
    say(sentence, ...sources) {
      if (sentence.length >= longSaid && lines.some(({ text }) => text.includes(sentence))) return
      const last = lines.at(-1)
      if (isNew || !last) lines.push({ text: sentence, links: linksIn(sentence, sources), isItem: false })
      else {
        last.text += ` ${sentence}`
        last.links.push(...linksIn(sentence, sources))
      }
      isNew = false
    },
    paragraph() {
      isNew = true
    },
    item(text, ...sources) {
      lines.push({ text: `• ${text}`, links: linksIn(text, sources), isItem: true })
      isNew = true
    },
    show(...listings) {
      listingIds.push(...listings.map(({ id }) => id))
    },
    suggest(...questions) {
      suggestions.push(...questions)
    },
    get isEmpty() {
      return lines.length === 0
    },
    has: (sentence) => lines.some(({ text }) => text.includes(sentence)),
    finish: () => ({
      response: lines.map(({ text }) => text).join('\n'),
      links: lines.flatMap(({ links }) => links),
      listingIds,
      suggestions,
    }),
  }
}

/** In order, without overlap. A short figure is linked with its noun. */
function linksIn(text: string, sources: readonly Source[]): AnswerLink[] {
  const found: (AnswerLink & { at: number })[] = []
  for (const [source, to] of sources) {
    const at = placesOf(source, text).find(
      (one) => !found.some((other) => one < other.at + other.text.length && other.at < one + source.length),
    )
    if (at === undefined) continue
    const noun = source.length <= 3 ? (/^ [\p{L}²]+/u.exec(text.slice(at + source.length))?.[0] ?? '') : ''
    found.push({ at, text: source + noun, to })
  }
  return found.toSorted((one, other) => one.at - other.at).map(({ text, to }) => ({ text, to }))
}

/** 9 is no part of $1,900. */
function placesOf(piece: string, text: string): number[] {
  const places: number[] = []
  if (piece === '') return places
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + piece.length)]
    const isCut =
      (/[\d$]$|\d[.,]$/.test(before) && /^\d/.test(piece)) || (/\d$/.test(piece) && /^[.,]?\d/.test(after))
    if (!isCut) places.push(at)
  }
  return places
}

import { type Figure, figuresIn, isKnown } from '#server/ai/checks/figures.ts'
import type { AnswerLink } from '#shared/ai/ai.ts'
import { fold } from '#shared/core/text.ts'

/** All that an answer may argue with: results of tools, and what was asked. */
export interface Evidence {
  add(value: unknown): void
  /** Of listings. */
  ids: ReadonlySet<string>
  /** Figures and quotations of a text that come from nowhere. */
  unfounded(text: string): string[]
  /** Of names and figures in a text to the pages of this site that they come from. */
  linksIn(text: string): AnswerLink[]
}

/** Smaller ones count things, or are ages and percentages. */
const smallestChecked = 100
const largeFrom = 1000
const months = 12
const shortestQuote = 6
const maxLinks = 20
const maxDerived = 200

export function createEvidence(): Evidence {
  const ids = new Set<string>()
  const titles = new Map<string, string>()
  const paths = new Map<number, string>()
  const known = new Set<number>()
  let texts = ''

  /** `path`: of the nearest object around that has one. */
  function walk(value: unknown, path: string | undefined): void {
    if (typeof value === 'number') {
      if (path && value >= smallestChecked && !paths.has(value)) paths.set(value, path)
      return
    }
    if (typeof value !== 'object' || value === null) return
    const own = ownPath(value) ?? path
    if (own && 'id' in value && typeof value.id === 'string') {
      ids.add(value.id)
      if ('title' in value && typeof value.title === 'string' && value.title.length >= shortestQuote)
        titles.set(value.title, own)
    }
    for (const one of Object.values(value)) walk(one, own)
  }

  return {
    ids,
    add(value) {
      const text = JSON.stringify(value) ?? ''
      texts += `${fold(text)}\n`
      for (const { readings } of figuresIn(text)) for (const reading of readings) known.add(reading)
      walk(value, undefined)
    },
    unfounded(text) {
      const all = [...known]
      const isFounded = (figure: Figure) =>
        Math.max(...figure.readings) < smallestChecked || isKnown(figure, all) || isDerived(figure, all)
      const figures = figuresIn(text).filter((figure) => !isFounded(figure))
      return [
        ...figures.map((figure) => figure.text),
        ...quotesIn(text).filter((one) => !texts.includes(fold(one))),
      ]
    },
    linksIn(text) {
      const named = [...titles].filter(([title]) => text.includes(title))
      const figures = figuresIn(text).flatMap((figure): [string, string][] => {
        const path = figure.readings.map((reading) => paths.get(reading)).find(Boolean)
        return path ? [[withSign(text, figure.text), path]] : []
      })
      const links = new Map(
        [...figures.reverse(), ...named].map(([piece, to]) => [piece, { text: piece, to }]),
      )
      return [...links.values()].slice(0, maxLinks)
    },
  }
}

function ownPath(value: object): string | undefined {
  return 'path' in value && typeof value.path === 'string' ? value.path : undefined
}

/** A difference of prices, or a year of months. */
function isDerived({ readings }: Figure, known: readonly number[]): boolean {
  const large = known.filter((one) => one >= largeFrom).slice(0, maxDerived)
  return readings.some(
    (reading) =>
      known.some((one) => one >= smallestChecked && Math.round(one * months) === Math.round(reading)) ||
      large.some((one) => large.some((other) => Math.round(one - other) === Math.round(reading))),
  )
}

function quotesIn(text: string): string[] {
  return [...text.matchAll(/«([^«»\n]+)»|“([^“”\n]+)”|"([^"\n]+)"/g)]
    .map(([, one, two, three]) => (one ?? two ?? three ?? '').replace(/[….,;:!?]+$/, '').trim())
    .filter((quote) => quote.length >= shortestQuote)
}

function withSign(text: string, figure: string): string {
  const at = text.indexOf(figure)
  const sign = text.slice(0, Math.max(0, at)).match(/(?:US\$|USD|\$|Gs\.|₲)\s?$/)?.[0] ?? ''
  return `${sign}${figure}`
}

import { unsupportedClaims } from '#server/ai/checks/claims.ts'
import { pricesIn, quantitiesIn } from '#server/ai/checks/quantities.ts'
import { inDigits } from '#server/ai/checks/spelled.ts'
import { type Figure, figuresIn } from '#server/ai/checks/statedFigures.ts'
import type { AnswerLink } from '#shared/ai/ai.ts'
import { fold } from '#shared/core/text.ts'
import { createKnownFigures } from './knownFigures.ts'

export interface Evidence {
  /** Of tools, or of the visitor, whose words prove no claim. */
  add(value: unknown, source?: 'tools' | 'visitor'): void
  /** Of listings. */
  ids: ReadonlySet<string>
  /** Figures, quotations and claims without a source. */
  unfounded(text: string): string[]
  linksIn(text: string): AnswerLink[]
}

/** Smaller numbers count things, unless they have a unit. */
const smallestChecked = 100
const shortestQuote = 6
const maxLinks = 20
/** Of one answer. */
const mostFigures = 200

export function createEvidence(): Evidence {
  const ids = new Set<string>()
  const titles = new Map<string, string>()
  const paths = new Map<number, string>()
  const figures = createKnownFigures()
  let texts = ''
  let ofTools = ''

  /** `path`: of the nearest enclosing object. */
  function walk(value: unknown, path?: string): void {
    if (typeof value !== 'object' || value === null) return
    const own = ownPath(value) ?? path
    if (own && 'id' in value && typeof value.id === 'string') {
      ids.add(value.id)
      if ('title' in value && typeof value.title === 'string' && value.title.length >= shortestQuote)
        titles.set(value.title, own)
    }
    for (const one of Object.values(value)) {
      if (typeof one === 'number' && own && one >= smallestChecked && !paths.has(one)) paths.set(one, own)
      walk(one, own)
    }
  }

  return {
    ids,
    add(value, source = 'tools') {
      const text = JSON.stringify(value) ?? ''
      texts += `${fold(text)}\n`
      if (source === 'tools') ofTools += `${text}\n`
      figures.learn(value)
      walk(value)
    },
    unfounded(text) {
      if ((text.match(/\d+/g)?.length ?? 0) > mostFigures) return ['figures']
      const digits = inDigits(text)
      const quantities = quantitiesIn(digits)
      const isOfQuantity = (figure: Figure) => quantities.some((one) => one.figure.text === figure.text)
      const bare = figuresIn(digits).filter(
        (figure) => Math.max(...figure.readings) >= smallestChecked && !isOfQuantity(figure),
      )
      return [
        ...quantities.filter((one) => !figures.states(one, digits)).map((one) => one.text),
        ...pricesIn(digits)
          .filter((one) => !figures.isPrice(one, digits))
          .map((one) => one.text),
        ...bare.filter((figure) => !figures.has(figure, digits)).map((figure) => figure.text),
        ...quotesIn(text).filter((one) => !texts.includes(fold(one))),
        ...unsupportedClaims(text, ofTools),
      ]
    },
    linksIn(text) {
      const named = [...titles].filter(([title]) => text.includes(title))
      const linked = figuresIn(text).flatMap((figure): [string, string][] => {
        const path = figure.readings.map((reading) => paths.get(reading)).find(Boolean)
        return path ? [[withSign(text, figure.text), path]] : []
      })
      const links = new Map(
        [...linked.reverse(), ...named].map(([piece, to]) => [piece, { text: piece, to }]),
      )
      return [...links.values()].slice(0, maxLinks)
    },
  }
}

function ownPath(value: object): string | undefined {
  return 'path' in value && typeof value.path === 'string' ? value.path : undefined
}

function quotesIn(text: string): string[] {
  return [...text.matchAll(/«([^«»\n]+)»|“([^“”\n]+)”|"([^"\n]+)"/g)]
    .map(([, one, two, three]) => (one ?? two ?? three ?? '').replace(/(?<![….,;:!?])[….,;:!?]+$/, '').trim())
    .filter((quote) => quote.length >= shortestQuote)
}

function withSign(text: string, figure: string): string {
  const at = text.indexOf(figure)
  const sign = text.slice(Math.max(0, at - 8), Math.max(0, at)).match(/(?:US\$|USD|\$|Gs\.|₲)\s?$/)?.[0] ?? ''
  return `${sign}${figure}`
}

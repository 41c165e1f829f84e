import { type Figure, figuresIn, isKnown, isStated } from '#server/ai/checks/figures.ts'
import { quantitiesIn, type Unit } from '#server/ai/checks/quantities.ts'
import type { AnswerLink } from '#shared/ai/ai.ts'
import { fold } from '#shared/core/text.ts'

export interface Evidence {
  add(value: unknown): void
  /** Of listings. */
  ids: ReadonlySet<string>
  /** Figures and quotations without a source. */
  unfounded(text: string): string[]
  /** Small quantities without a source. */
  unknownQuantities(text: string): string[]
  linksIn(text: string): AnswerLink[]
}

/** Smaller numbers count things, unless they have a unit. */
const smallestChecked = 100
const largeFrom = 1000
const months = 12
const shortestQuote = 6
const maxLinks = 20
const maxDerived = 200

const unitOfField = (field: string): Unit => {
  if (field === 'bedrooms' || field === 'bathrooms' || field === 'parkingSpaces') return field
  if (field === 'capacity') return 'people'
  if (/percent$/i.test(field)) return 'percent'
  return /^area/.test(field) ? 'squareMeters' : 'dollars'
}
/** Opening hours may mention them. */
const hoursOfDay = 24

export function createEvidence(): Evidence {
  const ids = new Set<string>()
  const titles = new Map<string, string>()
  const paths = new Map<number, string>()
  const known = new Set<number>()
  const quantities = new Map<Unit, Set<number>>([['hours', new Set([hoursOfDay])]])
  let texts = ''

  function learn(unit: Unit, values: readonly number[]): void {
    const all = quantities.get(unit) ?? new Set()
    quantities.set(unit, all)
    for (const value of values) all.add(Math.abs(value))
  }
  function learnText(text: string): void {
    for (const { unit, figure } of quantitiesIn(text)) learn(unit, figure.readings)
    // "15x40", "frente de 12"
    for (const { readings } of figuresIn(text)) learn('meters', readings)
  }

  /** `path`: of the nearest enclosing object. */
  function walk(value: unknown, path: string | undefined, field = ''): void {
    if (typeof value === 'string') return void learnText(value)
    if (typeof value === 'number') {
      learn(unitOfField(field), [value])
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
    for (const [name, one] of Object.entries(value)) walk(one, own, name)
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
    unknownQuantities(text) {
      return quantitiesIn(text)
        .filter(({ figure }) => Math.max(...figure.readings) < smallestChecked)
        .filter(({ unit, figure }) => !isStated(figure, [...(quantities.get(unit) ?? [])]))
        .map((quantity) => quantity.text)
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

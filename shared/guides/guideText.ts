import { type FactName, factNames } from './facts/facts.ts'
import { type FactWords, factValue, valueText } from './facts/factText.ts'
import { type GuideName, guideNames } from './guides.ts'

/** Paragraphs, steps in their order, or points. Texts have marks of facts and links. */
export type GuideBlock = string | { steps: readonly string[] } | { points: readonly string[] }

export interface GuideSection {
  /** The same in every language. */
  id: string
  title: string
  blocks: readonly GuideBlock[]
}

export interface GuideText {
  title: string
  /** Without marks: also for search engines. */
  summary: string
  /** At a glance: what, and its mark. */
  figures: readonly (readonly [label: string, mark: string])[]
  sections: readonly GuideSection[]
}

const places = [
  'calculator',
  'investment',
  'landSearch',
  'neighborhoods',
  'offPlanSearch',
  'publish',
  'rentSearch',
  'returns',
] as const
export type LinkTarget = (typeof places)[number] | GuideName
const targets: readonly LinkTarget[] = [...places, ...guideNames]

/** A link within a text. */
export const link = (target: LinkTarget, text: string) => `[${text}](${target})`

export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'figure' | 'cite'; fact: FactName; part: string | undefined }
  | { kind: 'link'; text: string; target: LinkTarget }

const mark = /\{(\^?)(\w+)(?:\.(\w+))?\}|\[([^\]]+)\]\((\w+)\)/g

export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  const add = (until: number) => {
    if (until > end) parts.push({ kind: 'text', text: text.slice(end, until) })
  }
  for (const found of text.matchAll(mark)) {
    add(found.index)
    end = found.index + found[0].length
    parts.push(partOf(found))
  }
  add(text.length)
  return parts
}

function partOf([whole, cited, name, part, linked, place]: RegExpExecArray): TextPart {
  const target = targets.find((one) => one === place)
  if (linked !== undefined && target) return { kind: 'link', text: linked, target }
  const fact = factNames.find((one) => one === name)
  if (!fact) throw new Error(`${whole} names no fact and no link`)
  return { kind: cited ? 'cite' : 'figure', fact, part }
}

/** Names of the facts that texts have marks of, each once, in the order of their first mention. */
export function factsIn(texts: readonly string[]): FactName[] {
  const parts = texts.flatMap(partsOf)
  return [...new Set(parts.flatMap((part) => ('fact' in part ? [part.fact] : [])))]
}

/**
 * A fact's figure as a language writes it. `part`: of a fact with several; `rate`: guaraníes per dollar, undefined
 * for the figure alone. Throws for a rule without that figure.
 */
export function figureText(fact: FactName, part: string | undefined, w: FactWords, rate?: number): string {
  const value = factValue(fact, part)
  if (!value) throw new Error(`${fact} has no figure ${part ?? ''}`)
  return valueText(value, w, rate)
}

/** A text without footnotes and links, its figures written out. `rate`: guaraníes per dollar. */
export function plainText(text: string, w: FactWords, rate: number): string {
  return partsOf(text)
    .map((part) => {
      if (part.kind === 'figure') return figureText(part.fact, part.part, w, rate)
      return 'text' in part ? part.text : ''
    })
    .join('')
}

/** The texts of a paragraph, of steps in their order or of points. */
export function textsOf(block: GuideBlock): readonly string[] {
  if (typeof block === 'string') return [block]
  return 'steps' in block ? block.steps : block.points
}

/** All that a guide says, in its order. */
export function allTextsOf({ figures, sections }: GuideText): string[] {
  return [...figures.map(([, value]) => value), ...sections.flatMap(({ blocks }) => blocks.flatMap(textsOf))]
}

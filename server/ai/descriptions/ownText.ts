import { quantitiesIn } from '#server/ai/checks/quantities.ts'
import { inDigits } from '#server/ai/checks/spelled.ts'
import type { Language } from '#shared/core/language.ts'
import { fold } from '#shared/core/text.ts'
import { calmed, withAccents, withPlaces } from './capitals.ts'
import type { DescriptionFacts } from './facts.ts'
import type { Removals } from './removals.ts'
import { groupOf, inGoodOrder, type SentenceGroup, strengthOf } from './sentenceOrder.ts'

/** Letters that inflections share. */
const stemLength = 5

export interface OwnSentence {
  text: string
  group: SentenceGroup
  /** See `strengthOf`. */
  strength: number
}

interface OwnText {
  /** What the facts say already. */
  opening: string
  facts: DescriptionFacts
  language: Language
  removals: Removals
  /** Whether a sentence, or a part of one, says something else than the facts. */
  contradicts(text: string): boolean
}

/** The author's sentences in good order, without what `opening` says and what contradicts the facts. */
export function ownSentences(sentences: readonly string[], own: OwnText): OwnSentence[] {
  const said = stemsOf(own.opening)
  const kept = sentences
    .map((sentence) => withoutSaid(sentence, said, own))
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
    .map((sentence) => tidy(sentence, own))
    .map((text) => ({ text, group: groupOf(text), strength: strengthOf(text) }))
  return inGoodOrder(kept)
}

/** One stem for what the form says in one word. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/^(?:depto|dpto)/, 'depar'],
  [/^(?:dorm|habit|pieza)/, 'dormi'],
  [/^vend/, 'venta'],
  [/^garag/, 'coche'],
  [/^bano/, 'banos'],
  [/^(?:pilet|pool)/, 'pisci'],
]

function stemsOf(text: string): Set<string> {
  const all = fold(text).match(/\p{L}{4,}|\d+/gu) ?? []
  return new Set(all.map((word) => alike.find(([form]) => form.test(word))?.[1] ?? word.slice(0, stemLength)))
}

function isSaid(text: string, said: ReadonlySet<string>, { facts }: Pick<OwnText, 'facts'>): boolean {
  const stems = stemsOf(text)
  if (isCount(text, facts)) return true
  return stems.size > 0 && !isOwnWord(text, facts) && [...stems].every((stem) => said.has(stem))
}

/** "Céntrica" is not said by the barrio "Centro". */
function isOwnWord(text: string, { neighborhood, city }: DescriptionFacts): boolean {
  const names = fold(`${neighborhood} ${city}`).split(' ')
  const stems = new Set(names.map((name) => name.slice(0, stemLength)))
  const words = fold(text).match(/\p{L}{4,}/gu) ?? []
  return words.some((word) => stems.has(word.slice(0, stemLength)) && !names.includes(word))
}

const maxCountWords = 4

/** "3 dorm", "2 baños": the form's own figure. */
function isCount(text: string, facts: DescriptionFacts): boolean {
  if ((text.match(/[\p{L}\d]+/gu) ?? []).length > maxCountWords) return false
  const [only, ...others] = quantitiesIn(inDigits(text))
  if (!only || others.length > 0 || (only.unit !== 'bedrooms' && only.unit !== 'bathrooms')) return false
  const rest = fold(text).replace(/\p{L}*\d*/gu, (word) => (only.text.includes(word) ? '' : word))
  return only.figure.readings.includes(facts[only.unit]) && !/\p{L}{4}/u.test(rest)
}

/** It speaks of what was before it. */
const refers =
  /^\s*(?:un[oa]s?|el|la|los|las|amb[oa]s|tod[oa]s|que|cuy[oa]|donde|cada|one|both|all|which|where|each|its?)(?!\p{L})/iu

function withoutSaid(sentence: string, said: ReadonlySet<string>, own: OwnText): string {
  if (isSaid(sentence, said, own)) return ''
  const parts = sentence.split(/(?<=[,;])\s*(?!\d)|(?<=[,;])\s+/)
  if (parts.length === 1) return own.contradicts(sentence) ? '' : sentence
  const isWrong = own.contradicts(sentence)
  const kept = parts.filter((part, at) => {
    if (isWrong && own.contradicts(part)) return false
    return !isSaid(part, said, own) || refers.test(parts[at + 1] ?? '')
  })
  const text = kept
    .join(' ')
    .replace(/(?<![\s,;])[\s,;]+$/, '')
    .replace(/^\s*(?:y|e|and)\s+/i, '')
  return isWrong && own.contradicts(text) ? '' : text
}

function tidy(sentence: string, { facts, language, removals }: OwnText): string {
  const marked = sentence
    .replace(/¡+|(?<!!)!+$/g, '')
    .replace(/!+/g, '. ')
    .replace(/\?{2,}/g, '?')
    .replace(/\.{2,}/g, '…')
    .replace(/(?<!\s)\s+([,.;:?])/g, '$1')
    .replace(/([,;:])(?=\p{L})/gu, '$1 ')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/,\s*\./g, '.')
    .replace(/\s{2,}/g, ' ')
    .replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '')
    .trim()
  const calm = calmed(marked, [facts.neighborhood, facts.city], removals)
  const placed = withPlaces(language === 'es' ? withAccents(calm) : calm)
  const begun = placed.replace(
    /^([^\p{L}\d]*)(\p{Ll})/u,
    (_all, marks, letter) => marks + letter.toUpperCase(),
  )
  return /[\p{L}\d)%²"»”]$/u.test(begun) ? `${begun}.` : begun
}

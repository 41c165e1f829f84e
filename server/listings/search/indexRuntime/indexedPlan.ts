import { formsOf } from '#server/listings/search/amenityForms.ts'
import type { Condition } from '#server/listings/search/engine/conditions.ts'
import type { Matches } from '#server/listings/search/engine/matches.ts'
import type { SearchIndex } from '#server/listings/search/engine/searchIndex.ts'
import type { WordQuery } from '#server/listings/search/engine/words/wordQuery.ts'
import { indexConditions } from '#server/listings/search/filters.ts'
import type { SearchPlan, Tier } from '#server/listings/search/searchPlan.ts'
import { type StatedFact, statedFacts } from '#server/listings/search/statedFacts.ts'
import type { WordQueries } from './wordQueries.ts'

export interface IndexedPlan extends SearchPlan {
  queries: readonly WordQuery[]
  wordConditions: readonly Condition[]
}

/** Undefined if the index cannot answer the plan. */
export async function toIndexedPlan(
  index: Pick<SearchIndex, 'phrases'>,
  plan: SearchPlan,
  wordQueries: WordQueries,
): Promise<IndexedPlan | undefined> {
  const { words, mentioned, required } = plan
  const facts = statedFacts(plan.facts)
  if (words.length === 0 && mentioned.length === 0 && facts.length === 0)
    return { ...plan, queries: [], wordConditions: [] }
  const known = index.phrases
  if (!known) return undefined
  const [queries, phrases, factPhrases] = await Promise.all([
    wordQueries.ofWords(words),
    Promise.all(mentioned.map((amenity) => wordQueries.ofPhrases(formsOf(amenity), known))),
    Promise.all(facts.map(({ forms }) => wordQueries.ofPhrases(forms, known))),
  ])
  if (!areKnown(queries) || !phrases.every(areKnown) || !factPhrases.every(areKnown)) return undefined
  const mentions = mentioned.map(({ code }, at): Condition => {
    const hasCode: Condition = { kind: 'anyTag', tags: [`amenity ${code}`] }
    const words = [anyOf(phrases[at] ?? [])]
    return { kind: 'oneOf', conditions: [hasCode, { kind: 'words', words, how: 'any' }] }
  })
  const needed: Condition[] = required ? [{ kind: 'words', words: queries, how: required }] : []
  const stated = facts.map((fact, at) => isStatedOrSaid(fact, factPhrases[at] ?? []))
  return { ...plan, queries, wordConditions: [...mentions, ...stated, ...needed] }
}

function isStatedOrSaid({ index, absent, where }: StatedFact, phrases: readonly WordQuery[]): Condition {
  const said: Condition = { kind: 'words', words: [anyOf(phrases)], how: 'any', not: absent === true }
  return {
    kind: 'oneOf',
    conditions: [...index, where ? { kind: 'either', conditions: [where.index, said], ids: [] } : said],
  }
}

function anyOf(queries: readonly WordQuery[]): WordQuery {
  return {
    stems: [...new Set(queries.flatMap(({ stems }) => stems))],
    prefixes: [...new Set(queries.flatMap(({ prefixes }) => prefixes))],
  }
}

function areKnown(queries: (WordQuery | undefined)[]): queries is WordQuery[] {
  return queries.every((query) => query !== undefined)
}

export function conditionsOfPlan({ filters, wordConditions }: IndexedPlan): Condition[] {
  return [...indexConditions(filters), ...wordConditions]
}

/** `all`: without title matches. */
export function matchTier<Value>(
  index: SearchIndex,
  plan: IndexedPlan,
  all: Matches,
  tier: Pick<Tier, 'titled' | 'words'>,
  use: (matches: Matches) => Value,
): Value {
  const { ids, titleOnly } = plan.titled
  switch (tier.titled) {
    case 'only':
      return index.matching([{ kind: 'ids', ids }], use)
    case 'without':
      return all.matching([...notTitled(plan), ...havingWords(plan, tier.words)], use)
    case 'with':
      if (titleOnly.length === 0) return use(all)
      return index.matching([{ kind: 'either', conditions: conditionsOfPlan(plan), ids: titleOnly }], use)
  }
}

export function notTitled({ titled: { ids } }: IndexedPlan): Condition[] {
  return ids.length === 0 ? [] : [{ kind: 'ids', ids, not: true }]
}

function havingWords({ queries }: IndexedPlan, which: Tier['words']): Condition[] {
  const have = (how: 'all' | 'any', not = false): Condition => ({ kind: 'words', words: queries, how, not })
  switch (which) {
    case 'all':
      return [have('all')]
    case 'some':
      return [have('any'), have('all', true)]
    case 'none':
      return [have('any', true)]
    case undefined:
      return []
  }
}

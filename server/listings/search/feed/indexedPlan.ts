import type { Condition } from '#server/listings/search/engine/conditions.ts'
import { conditionsOfFilters } from '#server/listings/search/engine/filterConditions.ts'
import type { Matches } from '#server/listings/search/engine/matches.ts'
import type { SearchIndex } from '#server/listings/search/engine/searchIndex.ts'
import type { WordQuery } from '#server/listings/search/engine/words/wordQuery.ts'
import type { Plan, Tier } from '#server/listings/search/plan.ts'
import type { WordQueries } from './wordQueries.ts'

export interface IndexedPlan extends Plan {
  queries: readonly WordQuery[]
  wordConditions: readonly Condition[]
}

/** Undefined if the index cannot answer the plan. */
export async function toIndexedPlan(
  index: Pick<SearchIndex, 'phrases'>,
  plan: Plan,
  wordQueries: WordQueries,
): Promise<IndexedPlan | undefined> {
  const { words, mentioned, required } = plan
  if (words.length === 0 && mentioned.length === 0) return { ...plan, queries: [], wordConditions: [] }
  const known = index.phrases
  if (!known) return undefined
  const [queries, phrases] = await Promise.all([
    wordQueries.ofWords(words),
    wordQueries.ofPhrases(
      mentioned.map(({ text }) => text),
      known,
    ),
  ])
  if (!areKnown(queries) || !areKnown(phrases)) return undefined
  const mentions = mentioned.map(({ code }, at): Condition => {
    const phrase = phrases[at]
    const hasCode: Condition = { kind: 'anyTag', tags: [`amenity ${code}`] }
    return phrase
      ? { kind: 'oneOf', conditions: [hasCode, { kind: 'words', words: [phrase], how: 'any' }] }
      : hasCode
  })
  const needed: Condition[] = required ? [{ kind: 'words', words: queries, how: required }] : []
  return { ...plan, queries, wordConditions: [...mentions, ...needed] }
}

function areKnown(queries: (WordQuery | undefined)[]): queries is WordQuery[] {
  return queries.every((query) => query !== undefined)
}

export function conditionsOfPlan({ filters, wordConditions }: IndexedPlan): Condition[] {
  return [...conditionsOfFilters(filters), ...wordConditions]
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

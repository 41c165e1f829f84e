import { type SQL, sql } from 'drizzle-orm'
import { formsOf } from './amenityForms.ts'
import { conditionsOf } from './filters.ts'
import type { SearchPlan, Tier } from './searchPlan.ts'
import { tsqueryOfAll } from './searchWords.ts'
import { type StatedFact, statedFacts } from './statedFacts.ts'

/** Over `listings l`. */
function conditionsOfPlan({ filters, mentioned, facts, words, required }: SearchPlan): SQL[] {
  return [
    ...conditionsOf(filters),
    ...mentioned.map(
      (amenity) =>
        sql`(l.amenities @> ${sql.param([amenity.code])}::text[] or l.search @@ (${phrasesOf(formsOf(amenity))}))`,
    ),
    ...statedFacts(facts).map(isStatedOrSaid),
    ...(required ? [sql`l.search @@ ${tsqueryOfAll(words, required)}`] : []),
  ]
}

function isStatedOrSaid({ sql: stated, forms, absent, where }: StatedFact): SQL {
  const words = sql`l.search @@ (${phrasesOf(forms)})`
  const said = absent ? sql`not (${words})` : words
  return where ? sql`(${stated} or (${where.sql} and ${said}))` : sql`(${stated} or ${said})`
}

function phrasesOf(forms: readonly string[]): SQL {
  const phrases = forms.map((form) => sql`phraseto_tsquery('public.es_unaccent', ${form})`)
  return sql.join(phrases, sql` || `)
}

export function whereMatches(plan: SearchPlan): SQL {
  return sql.join(conditionsOfPlan(plan), sql` and `)
}

export function whereNotTitleMatch(plan: SearchPlan): SQL {
  const { ids } = plan.titled
  return ids.length === 0
    ? whereMatches(plan)
    : sql`${whereMatches(plan)} and l.id <> all(${sql.param(ids)}::text[])`
}

function whereTitleMatch({ titled }: SearchPlan): SQL {
  return sql`l.status = 'active' and l.id = any(${sql.param(titled.ids)}::text[])`
}

export function whereOfTier(plan: SearchPlan, { titled, words }: Pick<Tier, 'titled' | 'words'>): SQL {
  if (titled === 'only') return whereTitleMatch(plan)
  const matches = titled === 'with' ? whereOfPlan(plan) : whereNotTitleMatch(plan)
  const have = (how: 'all' | 'any') => sql`l.search @@ ${tsqueryOfAll(plan.words, how)}`
  switch (words) {
    case 'all':
      return sql`${matches} and ${have('all')}`
    case 'some':
      return sql`${matches} and ${have('any')} and not (${have('all')})`
    case 'none':
      return sql`${matches} and not (${have('any')})`
    case undefined:
      return matches
  }
}

export function whereOfPlan(plan: SearchPlan): SQL {
  const { titleOnly } = plan.titled
  if (titleOnly.length === 0) return whereMatches(plan)
  return sql`l.status = 'active' and (${whereMatches(plan)} or l.id = any(${sql.param(titleOnly)}::text[]))`
}

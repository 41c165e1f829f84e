import { type SQL, sql } from 'drizzle-orm'
import { conditionsOf } from './filters.ts'
import type { Plan, Tier } from './plan.ts'
import { tsqueryOfAll } from './searchWords.ts'

/** Over `listings l`. */
function conditionsOfPlan({ filters, mentioned, words, required }: Plan): SQL[] {
  return [
    ...conditionsOf(filters),
    ...mentioned.map(
      ({ code, text }) =>
        sql`(l.amenities @> ${sql.param([code])}::text[] or l.search @@ phraseto_tsquery('public.es_unaccent', ${text}))`,
    ),
    ...(required ? [sql`l.search @@ ${tsqueryOfAll(words, required)}`] : []),
  ]
}

export function whereMatches(plan: Plan): SQL {
  return sql.join(conditionsOfPlan(plan), sql` and `)
}

export function whereNotTitleMatch(plan: Plan): SQL {
  const { ids } = plan.titled
  return ids.length === 0
    ? whereMatches(plan)
    : sql`${whereMatches(plan)} and l.id <> all(${sql.param(ids)}::text[])`
}

function whereTitleMatch({ titled }: Plan): SQL {
  return sql`l.status = 'active' and l.id = any(${sql.param(titled.ids)}::text[])`
}

export function whereOfTier(plan: Plan, { titled, words }: Pick<Tier, 'titled' | 'words'>): SQL {
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

export function whereOfPlan(plan: Plan): SQL {
  const { titleOnly } = plan.titled
  if (titleOnly.length === 0) return whereMatches(plan)
  return sql`l.status = 'active' and (${whereMatches(plan)} or l.id = any(${sql.param(titleOnly)}::text[]))`
}

import { AppError } from '#server/core/errors.ts'
import type { SearchIndex } from '#server/listings/search/engine/searchIndex.ts'
import type { Plan } from '#server/listings/search/plan.ts'
import type { SearchContext } from '#server/listings/search/plans.ts'
import { isIndexed } from './indexed.ts'

/** By the index in memory, else by SQL. */
export async function answerPlan<Value>(
  { engine }: Pick<SearchContext, 'engine'>,
  plan: Plan,
  byIndex: (index: SearchIndex) => Value,
  bySql: () => Promise<Value>,
): Promise<Value> {
  const index = isIndexed(plan) ? await engine.current() : undefined
  if (!index) return bySql()
  try {
    return byIndex(index)
  } catch (error) {
    if (error instanceof AppError) throw error
    engine.fail(error)
    return bySql()
  }
}

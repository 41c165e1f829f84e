import { AppError } from '#server/core/errors.ts'
import type { SearchIndex } from '#server/listings/search/engine/searchIndex.ts'
import type { SearchPlan } from '#server/listings/search/searchPlan.ts'
import type { SearchContext } from '#server/listings/search/searchPlans.ts'
import { type IndexedPlan, toIndexedPlan } from './indexedPlan.ts'

export async function answerPlan<Value>(
  { engine }: Pick<SearchContext, 'engine'>,
  plan: SearchPlan,
  byIndex: (index: SearchIndex, plan: IndexedPlan) => Value,
  bySql: () => Promise<Value>,
): Promise<Value> {
  const index = await engine.current()
  const indexed = index && (await toIndexedPlan(index, plan, engine.wordQueries))
  if (!indexed) return bySql()
  try {
    return byIndex(index, indexed)
  } catch (error) {
    if (error instanceof AppError) throw error
    engine.fail(error)
    return bySql()
  }
}

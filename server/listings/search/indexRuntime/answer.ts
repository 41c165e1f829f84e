import { AppError } from '#server/core/errors.ts'
import type { SearchIndex } from '#server/listings/search/engine/searchIndex.ts'
import type { SearchPlan } from '#server/listings/search/searchPlan.ts'
import type { SearchContext } from '#server/listings/search/searchPlans.ts'
import { type IndexedPlan, toIndexedPlan } from './indexedPlan.ts'

type WithEngine = Pick<SearchContext, 'engine'>

export async function answerPlan<Value>(
  { engine }: WithEngine,
  plan: SearchPlan,
  byIndex: (index: SearchIndex, plan: IndexedPlan) => Value,
  bySql: () => Promise<Value>,
): Promise<Value> {
  const index = await engine.current()
  const indexed = index && (await toIndexedPlan(index, plan, engine.wordQueries))
  return indexed ? tryIndex(engine, () => byIndex(index, indexed), bySql) : bySql()
}

/** What takes no plan. */
export async function answerByIndex<Value>(
  { engine }: WithEngine,
  byIndex: (index: SearchIndex) => Value,
  bySql: () => Promise<Value>,
): Promise<Value> {
  const index = await engine.current()
  return index ? tryIndex(engine, () => byIndex(index), bySql) : bySql()
}

async function tryIndex<Value>(
  engine: WithEngine['engine'],
  byIndex: () => Value,
  bySql: () => Promise<Value>,
): Promise<Value> {
  try {
    return byIndex()
  } catch (error) {
    if (error instanceof AppError) throw error
    engine.fail(error)
    return bySql()
  }
}

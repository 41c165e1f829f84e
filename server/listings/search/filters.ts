import { type SQL, sql } from 'drizzle-orm'
import type { Condition, RangeCondition } from './engine/conditions.ts'
import type { NumberColumn } from './engine/row.ts'
import { type Filter, type FilterRow, filterRows, type Given } from './filterRows.ts'
import type { ColumnFilters } from './searchPlan.ts'

const isFilter = (name: string): name is Filter => Object.hasOwn(filterRows, name)
const filterNames = Object.keys(filterRows).filter(isFilter)

/** Combine with `status = 'active'`: the indexes are partial. */
export function conditionsOf(filters: ColumnFilters): SQL[] {
  return [sql`l.status = 'active'`, ...Object.values(conditionsByField(filters))]
}

export function whereOf(filters: ColumnFilters, ...more: SQL[]): SQL {
  return sql.join([...conditionsOf(filters), ...more], sql` and `)
}

/** Of the filters that are set. */
export function conditionsByField(filters: ColumnFilters): Partial<Record<Filter, SQL>> {
  return forEachSet(filters, (row, value) => row.sql(value, filters))
}

/** What the index is asked for the same. */
export function indexConditions(filters: ColumnFilters): Condition[] {
  return mergeRanges(Object.values(indexConditionsByField(filters)).flat())
}

export function indexConditionsByField(filters: ColumnFilters): Partial<Record<Filter, Condition[]>> {
  return forEachSet(filters, (row, value) => row.index(value, filters))
}

function forEachSet<Made>(
  filters: ColumnFilters,
  make: <F extends Filter>(row: FilterRow<F>, value: Given<F>) => Made,
): Partial<Record<Filter, Made>> {
  const made: Partial<Record<Filter, Made>> = {}
  const add = <F extends Filter>(name: F) => {
    const row: FilterRow<F> = filterRows[name]
    const value = filters[name]
    if (value !== undefined && value !== null) made[name] = make(row, value)
  }
  for (const name of filterNames) add(name)
  return made
}

/** Both ends of a range are one condition: the index walks its order once. */
export function mergeRanges(conditions: readonly Condition[]): Condition[] {
  const ranges = new Map<NumberColumn, RangeCondition>()
  const others: Condition[] = []
  for (const condition of conditions) {
    if (condition.kind === 'range')
      ranges.set(condition.column, { ...ranges.get(condition.column), ...condition })
    else others.push(condition)
  }
  return [...others, ...ranges.values()]
}

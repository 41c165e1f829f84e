import { type Condition, createTest, type TaggedRow } from '#server/listings/search/engine/conditions.ts'

export type Test = (row: TaggedRow) => boolean

export const meetsAll = (row: TaggedRow, tests: readonly Test[]): boolean => {
  for (const test of tests) if (!test(row)) return false
  return true
}

/** Of conditions that were shared; those in use stay. */
const maxTests = 200_000

/** Equal conditions share a test. */
export function createTests() {
  const known = new Map<string, Test>()
  return (condition: Condition): Test => {
    // Its shape is code.
    if (condition.kind === 'area') return createTest([condition])
    const key = JSON.stringify(condition)
    const test = known.get(key) ?? createTest([condition])
    if (known.size >= maxTests) known.clear()
    known.set(key, test)
    return test
  }
}

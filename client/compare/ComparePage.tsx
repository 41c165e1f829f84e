import { useSearch } from 'wouter'
import { CompareSelection } from './CompareSelection.tsx'
import { ComparisonResult } from './ComparisonResult.tsx'
import { readComparedIds } from './comparedIds.ts'

/** `/compare`: the selection; with `?ids=a,b` the comparison of these. */
export default function ComparePage() {
  const ids = readComparedIds(useSearch())
  return ids.length > 0 ? <ComparisonResult key={ids.join()} ids={ids} /> : <CompareSelection />
}

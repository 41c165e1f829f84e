import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import type { ImportCounts } from '#shared/imports/importStates.ts'

const told = ['create', 'update', 'unchanged', 'withdraw', 'refused'] as const

/** "2 nuevos, 1 rechazado": what there is of each. */
export function useCounted(): (counts: ImportCounts) => string {
  const { imports: w } = useWords('imports')
  const { language } = useLanguage()
  return (counts) =>
    told
      .filter((name) => counts[name] > 0)
      .map((name) => w.counted[name](counts[name], formatNumber(counts[name], language)))
      .join(', ')
}

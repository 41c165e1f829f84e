import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { type ImportCounts, importCountNames } from '#shared/imports/importStates.ts'

export function Counts({ counts }: { counts: ImportCounts }) {
  const { imports: w } = useWords('imports')
  const { language } = useLanguage()
  const shown = importCountNames.filter((name) => counts[name] > 0 || name === 'create' || name === 'refused')
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {shown.map((name) => (
        <div key={name} className="flex flex-col-reverse rounded-lg border bg-surface-raised p-3">
          <dt className="text-ink-muted text-sm">{w.review.counts[name]}</dt>
          <dd className="font-display font-semibold text-2xl tabular">
            {formatNumber(counts[name], language)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { Link } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { useFieldNames } from '#client/imports/fieldNames.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import type { ImportDetails, ImportRow } from '#shared/imports/imports.ts'
import { CellFix } from './CellFix.tsx'
import { useRowChange } from './useRowChange.ts'

export function RowItem({ row, details }: { row: ImportRow; details: ImportDetails }) {
  const { imports } = useWords('imports')
  const w = imports.rows
  const nameOf = useFieldNames()
  const change = useRowChange(details.id, row.row)
  const isOpen = details.state === 'ready' && !details.isPaused
  const took = () => change.mutate({ take: row.kept.map(({ field }) => field) })
  return (
    <li className="grid gap-2 rounded-lg border bg-surface-raised p-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        {row.row > 0 && (
          <span className="text-ink-muted text-sm tabular">
            {w.row} {row.row}
          </span>
        )}
        <span className="wrap-anywhere min-w-0 font-semibold">{row.title || row.externalId}</span>
        {row.externalId && <span className="wrap-anywhere text-ink-muted text-sm">{row.externalId}</span>}
        {row.listingId && (
          <Link
            href={paths.property(row.listingId)}
            className="ml-auto font-semibold text-action text-sm underline-offset-2 hover:underline"
          >
            {w.view}
          </Link>
        )}
      </p>
      {(row.problems.length > 0 ? row.problems : row.warnings).map((problem, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: problems of a row have no other name
        <div key={at} className="grid gap-2">
          <p className="wrap-anywhere text-sm">
            <span className="font-semibold">
              {[problem.column ?? (problem.field && nameOf(problem.field)), problem.value]
                .filter(Boolean)
                .join(': ')}
            </span>{' '}
            {problem.remedy}
          </p>
          {isOpen && problem.column !== null && row.problems.includes(problem) && (
            <CellFix
              problem={problem}
              row={row.row}
              columns={details.columns}
              onSave={change.mutate}
              isBusy={change.isPending}
            />
          )}
        </div>
      ))}
      {row.kept.map(({ field, ours, theirs }) => (
        <dl key={field} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm">
          <dt className="col-span-2 font-semibold">{nameOf(field)}</dt>
          <dt className="text-ink-muted">{w.ours}</dt>
          <dd className="wrap-anywhere">{ours}</dd>
          <dt className="text-ink-muted">{w.theirs}</dt>
          <dd className="wrap-anywhere">{theirs}</dd>
        </dl>
      ))}
      {isOpen && row.kept.length > 0 && (
        <Button
          variant="secondary"
          size="sm"
          busy={change.isPending}
          onClick={took}
          className="min-h-11 justify-self-start"
        >
          {w.take}
        </Button>
      )}
    </li>
  )
}

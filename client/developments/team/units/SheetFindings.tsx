import { useWords } from '#client/core/language.tsx'
import type { SheetOutcome } from '#shared/developments/teamDevelopments.ts'

/** What a sheet would do, or its problems by row and column. */
export function SheetFindings({ outcome }: { outcome: SheetOutcome }) {
  const { developmentTeam: w } = useWords('developmentTeam')
  const { added, changed, unchanged, problems, problemCount } = outcome
  if (problemCount === 0)
    return (
      <p role="status" className="rounded-lg bg-positive-soft px-4 py-3 font-medium text-positive">
        {added + changed === 0 ? w.sheetNothing : w.sheetCounts(added, changed, unchanged)}
      </p>
    )
  return (
    <section role="alert" className="grid grid-cols-1 gap-2 rounded-lg bg-danger-soft px-4 py-3">
      <p className="font-medium text-danger">{w.sheetProblems(problemCount)}</p>
      <ul className="grid gap-1 text-sm">
        {problems.map(({ row, column, value, problem, otherRow }) => (
          <li key={`${row} ${column} ${problem}`} className="wrap-anywhere">
            <b className="font-semibold tabular">
              {[w.sheetRow(row), column && w.columns[column]].filter(Boolean).join(', ')}:
            </b>{' '}
            {w.problems[problem](column ? w.columns[column] : '', value ?? '', otherRow ?? 0)}
          </li>
        ))}
        {problemCount > problems.length && <li>{w.sheetMore(problemCount - problems.length)}</li>}
      </ul>
    </section>
  )
}

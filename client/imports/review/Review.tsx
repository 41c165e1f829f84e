import { useState } from 'react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { Counts } from '#client/imports/Counts.tsx'
import { ColumnsForm } from '#client/imports/columns/ColumnsForm.tsx'
import { act } from '#client/imports/imports.api.ts'
import { RowList } from '#client/imports/rows/RowList.tsx'
import { useImportStep } from '#client/imports/useImportStep.ts'
import { Button } from '#client/ui/Button.tsx'
import { Checkbox } from '#client/ui/form/Checkbox.tsx'
import { type ImportDetails, importsApi } from '#shared/imports/imports.ts'
import { Groups } from './Groups.tsx'

/** Before it runs: what it would do, and what is wrong with it. */
export function Review({ details }: { details: ImportDetails }) {
  const { imports } = useWords('imports')
  const w = imports.review
  const { language } = useLanguage()
  const [isMapping, setMapping] = useState(false)
  const [withdraw, setWithdraw] = useState(false)
  const run = useImportStep(() => act.run(details.id, withdraw))
  const { create, update, withdraw: gone, refused } = details.counts
  const isNothing = create + update + (withdraw ? gone : 0) === 0
  if (isMapping) return <ColumnsForm details={details} onDone={() => setMapping(false)} />
  return (
    <section className="grid grid-cols-1 gap-6">
      <div>
        <h2 className="text-2xl">{w.title}</h2>
        <p className="mt-1 text-ink-muted">{details.isPaused ? imports.run.leave : w.text}</p>
      </div>
      <Counts counts={details.counts} />
      {gone > 0 && !details.isPaused && (
        <Checkbox checked={withdraw} onChange={setWithdraw}>
          {w.withdraw(gone, formatNumber(gone, language))}
        </Checkbox>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {isNothing && !details.isPaused ? (
          <p role="status">{refused > 0 ? w.nothingToRun : w.nothing}</p>
        ) : (
          <Button busy={run.isPending} onClick={() => run.mutate(undefined)}>
            {details.isPaused ? w.resume : w.run}
          </Button>
        )}
        {!details.isPaused && (
          <Button variant="secondary" onClick={() => setMapping(true)}>
            {imports.columns.again}
          </Button>
        )}
        {refused > 0 && (
          <a
            href={importsApi.refused.path.replace(':id', details.id)}
            download
            className="inline-flex min-h-11 items-center rounded px-2 font-semibold text-action underline-offset-2 hover:underline"
          >
            {imports.groups.download}
          </a>
        )}
      </div>
      {create > 0 && <p className="text-ink-muted text-sm">{w.moderated}</p>}
      {!details.isPaused && <Groups details={details} />}
      <RowList details={details} />
    </section>
  )
}

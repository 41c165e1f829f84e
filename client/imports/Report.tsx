import { useState } from 'react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import type { ImportDetails } from '#shared/imports/imports.ts'
import { ConfirmStep } from './ConfirmStep.tsx'
import { Counts } from './Counts.tsx'
import { act } from './imports.api.ts'
import { RowList } from './rows/RowList.tsx'

export function Report({ details }: { details: ImportDetails }) {
  const { imports } = useWords('imports')
  const w = imports.report
  const { language } = useLanguage()
  const [isUndoing, setUndoing] = useState(false)
  const { picturesFailed } = details.progress
  const { refused } = details.counts
  return (
    <section className="grid grid-cols-1 gap-5">
      <p role="status" className="text-lg">
        {details.state === 'failed' ? details.problem : details.state === 'undone' ? w.undone : w.done}
      </p>
      {details.state !== 'undone' && <Counts counts={details.counts} />}
      {refused > 0 && details.state === 'done' && (
        <p className="text-ink-muted">{w.refused(refused, formatNumber(refused, language))}</p>
      )}
      {picturesFailed > 0 && (
        <p className="rounded-lg bg-warning-soft p-3 text-warning">
          {w.picturesFailed(picturesFailed, formatNumber(picturesFailed, language))}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.mine}>{w.seeListings}</ButtonLink>
        <ButtonLink to={paths.import()} variant="secondary">
          {w.another}
        </ButtonLink>
        {details.canUndo && (
          <Button variant="quiet" onClick={() => setUndoing(true)}>
            {w.undo}
          </Button>
        )}
      </div>
      <RowList details={details} />
      {isUndoing && (
        <ConfirmStep
          title={w.undoTitle}
          text={w.undoText}
          action={w.undo}
          step={() => act.undo(details.id)}
          onClose={() => setUndoing(false)}
        />
      )}
    </section>
  )
}

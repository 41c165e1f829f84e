import { useState } from 'react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import type { ImportDetails } from '#shared/imports/imports.ts'
import { ConfirmStep } from './ConfirmStep.tsx'
import { act } from './imports.api.ts'
import { useImportStep } from './useImportStep.ts'

export function RunProgress({ details }: { details: ImportDetails }) {
  const { imports: w } = useWords('imports')
  const { language } = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const { rows, rowsDone, pictures, picturesDone, picturesFailed } = details.progress
  const [isStopping, setStopping] = useState(false)
  const pause = useImportStep(() => act.pause(details.id))
  const isRun = details.state === 'running' && details.phase === 'import'
  const rowText = isRun
    ? w.run.progress(number(rowsDone), number(rows))
    : details.state === 'checking'
      ? w.checking(number(rowsDone), number(rows))
      : w.undoing
  return (
    <section className="grid grid-cols-1 gap-5" aria-busy="true">
      <Bar
        label={rowText}
        value={isRun || details.state === 'checking' ? rowsDone : rows - rowsDone}
        max={rows}
      />
      {isRun && pictures > 0 && (
        <Bar
          label={w.run.pictures(number(picturesDone + picturesFailed), number(pictures))}
          value={picturesDone + picturesFailed}
          max={pictures}
        />
      )}
      {isRun && (
        <>
          <p className="text-ink-muted">{w.run.leave}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" busy={pause.isPending} onClick={() => pause.mutate(undefined)}>
              {w.run.pause}
            </Button>
            <Button variant="quiet" onClick={() => setStopping(true)}>
              {w.run.stop}
            </Button>
          </div>
        </>
      )}
      {isStopping && (
        <ConfirmStep
          title={w.run.stopTitle}
          text={w.run.stopText}
          action={w.run.stop}
          step={() => act.stop(details.id)}
          onClose={() => setStopping(false)}
        />
      )}
    </section>
  )
}

function Bar({ label, value, max }: { label: string; value: number; max: number }) {
  return (
    <div>
      <p role="status" className="mb-2 font-semibold tabular">
        {label}
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuenow={value}
        aria-valuemax={Math.max(1, max)}
        className="h-3 overflow-hidden rounded-full bg-surface-sunken"
      >
        <div
          className="h-full rounded-full bg-action transition-[width] duration-300 forced-colors:bg-[Highlight]"
          style={{ width: `${(100 * value) / Math.max(1, max)}%` }}
        />
      </div>
    </div>
  )
}

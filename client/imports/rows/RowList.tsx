import { useState } from 'react'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { PagedList } from '#client/ui/list/PagedList.tsx'
import { usePages } from '#client/ui/list/usePages.ts'
import { type ImportDetails, importsApi, type RowResult, rowResults } from '#shared/imports/imports.ts'
import { RowItem } from './RowItem.tsx'

const pageSize = 30

export function RowList({ details }: { details: ImportDetails }) {
  const { imports } = useWords('imports')
  const w = imports.rows
  const { language } = useLanguage()
  const { counts } = details
  const offered = rowResults.filter((name) => counts[name] > 0)
  const [wanted, setWanted] = useState<RowResult>()
  const first = (['refused', 'kept', 'warned'] as const).find((name) => counts[name] > 0) ?? offered[0]
  const result = wanted && counts[wanted] > 0 ? wanted : first
  const pages = usePages(importsApi.rows, { limit: pageSize, result }, `${counts.refused} ${details.state}`, {
    id: details.id,
  })
  if (!result) return null
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h3 className="text-xl">{w.title}</h3>
        <Field label={w.show}>
          {(control) => (
            <Select
              {...control}
              value={result}
              options={offered.map((value) => ({ value, label: imports.review.counts[value] }))}
              onChoose={setWanted}
            />
          )}
        </Field>
      </div>
      <PagedList
        pages={pages}
        more={w.more}
        total={w.total(pages.total, formatNumber(pages.total, language))}
        empty={<p className="text-ink-muted">{w.none}</p>}
      >
        {(items) => (
          <ul className="grid gap-2">
            {items.map((row) => (
              <RowItem key={row.row} row={row} details={details} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

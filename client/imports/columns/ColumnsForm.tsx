import { useState } from 'react'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { useImportStep } from '#client/imports/useImportStep.ts'
import { Button } from '#client/ui/Button.tsx'
import { Checkbox } from '#client/ui/form/Checkbox.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Input } from '#client/ui/form/Input.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { type ImportField, repeatedFields } from '#shared/imports/importFields.ts'
import { type ImportDetails, type ImportMapping, importsApi } from '#shared/imports/imports.ts'
import { ColumnRow } from './ColumnRow.tsx'

interface Props {
  details: ImportDetails
  onDone?: () => void
}

/** What each column is; a field that another column had moves to the one chosen last. */
export function ColumnsForm({ details, onDone }: Props) {
  const { imports } = useWords('imports')
  const w = imports.columns
  const [mapping, setMapping] = useState<ImportMapping>(details.mapping)
  const change = (part: Partial<ImportMapping>) => setMapping({ ...mapping, ...part })
  const step = useImportStep(async (body: ImportMapping) => {
    const mapped = await call(importsApi.map, { params: { id: details.id }, body })
    onDone?.()
    return mapped
  })
  const choose = (at: number, field: ImportField | null) =>
    change({
      columns: mapping.columns.map((old, column) => {
        if (column === at) return field
        return old === field && field !== null && !repeatedFields.includes(field) ? null : old
      }),
    })
  return (
    <form
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        step.mutate({ ...mapping, source: mapping.source.trim() || imports.defaultSource })
      }}
    >
      <div>
        <h2 className="text-2xl">{w.title}</h2>
        <p className="mt-1 text-ink-muted">{w.text}</p>
      </div>
      <ul className="grid gap-2">
        {details.columns.map((column, at) => (
          <ColumnRow
            // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places, and headers may repeat
            key={at}
            column={column}
            field={mapping.columns[at] ?? null}
            onChoose={(field) => choose(at, field)}
          />
        ))}
      </ul>
      {!mapping.columns.includes('externalId') && (
        <p className="rounded-lg bg-warning-soft p-3 text-warning">{w.noCode}</p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={w.source} hint={w.sourceHint}>
          {(control) => (
            <Input
              {...control}
              value={mapping.source}
              maxLength={80}
              list="import-sources"
              onChange={({ target }) => change({ source: target.value })}
            />
          )}
        </Field>
        <datalist id="import-sources">
          {details.sources.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Field label={w.currency}>
          {(control) => (
            <Select
              {...control}
              value={mapping.currency ?? ''}
              options={[
                { value: '', label: w.noCurrency },
                { value: 'USD', label: imports.groups.usd },
                { value: 'PYG', label: imports.groups.pyg },
              ]}
              onChoose={(currency) => change({ currency: currency === '' ? null : currency })}
            />
          )}
        </Field>
      </div>
      <Checkbox checked={mapping.emptyDeletes} onChange={(emptyDeletes) => change({ emptyDeletes })}>
        {w.emptyDeletes}
      </Checkbox>
      <Button type="submit" busy={step.isPending} className="justify-self-start">
        {w.check}
      </Button>
    </form>
  )
}

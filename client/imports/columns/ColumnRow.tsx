import { useWords } from '#client/core/language.tsx'
import { useFieldNames } from '#client/imports/fieldNames.ts'
import { Select } from '#client/ui/form/Select.tsx'
import { type ImportField, importFields } from '#shared/imports/importFields.ts'
import type { ImportColumn } from '#shared/imports/imports.ts'

interface Props {
  column: ImportColumn
  field: ImportField | null
  onChoose: (field: ImportField | null) => void
}

export function ColumnRow({ column: { header, samples }, field, onChoose }: Props) {
  const { imports } = useWords('imports')
  const w = imports.columns
  const nameOf = useFieldNames()
  const name = header || w.none
  const options = [
    { value: '', label: w.ignored },
    ...importFields.map((value) => ({ value: value as string, label: nameOf(value) })),
  ]
  return (
    <li className="grid items-center gap-x-4 gap-y-2 rounded-lg border bg-surface-raised p-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="truncate text-ink-muted text-sm">{samples.join(' · ') || '—'}</p>
      </div>
      <Select
        aria-label={w.isFor(name)}
        value={field ?? ''}
        options={options}
        onChoose={(chosen) => onChoose(importFields.find((one) => one === chosen) ?? null)}
        className={field === null ? 'opacity-70' : ''}
      />
    </li>
  )
}

import { useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Input } from '#client/ui/form/Input.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { choiceKey } from '#shared/imports/headers.ts'
import { importFields } from '#shared/imports/importFields.ts'
import type { ImportGroup, ImportMapping } from '#shared/imports/imports.ts'
import { useChoices } from './useChoices.ts'

interface Props {
  group: ImportGroup
  field: string
  mapping: ImportMapping
  isBusy: boolean
  onCure: (change: Partial<ImportMapping>) => void
}

/** What a value means, or what an empty cell is taken for. */
export function ValueCure({ group, field: name, mapping, isBusy, onCure }: Props) {
  const { imports } = useWords('imports')
  const w = imports.groups
  const choices = useChoices(name)
  const [chosen, setChosen] = useState('')
  const field = importFields.find((one) => one === name)
  if (!field) return null
  const key = group.code === 'required' ? '' : choiceKey(group.value)
  const apply = () =>
    onCure({
      values: { ...mapping.values, [field]: { ...mapping.values[field], [key]: chosen.trim() } },
      ...(group.code === 'required' && !mapping.columns.includes(field) && { columns: mapping.columns }),
    })
  const label = group.code === 'required' ? w.fill : field === 'city' ? w.city : w.map
  if (group.code === 'required' && !mapping.columns.includes(field)) return null
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label={label} className="min-w-48 flex-1 sm:max-w-80">
        {(control) =>
          choices.length > 0 ? (
            <Select
              {...control}
              value={chosen}
              options={[{ value: '', label: w.choose }, ...choices]}
              onChoose={setChosen}
            />
          ) : (
            <Input
              {...control}
              value={chosen}
              maxLength={200}
              onChange={({ target }) => setChosen(target.value)}
            />
          )
        }
      </Field>
      <Button variant="secondary" busy={isBusy} disabled={chosen.trim() === ''} onClick={apply}>
        {w.apply}
      </Button>
    </div>
  )
}

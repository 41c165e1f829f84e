import { Plus, Trash2 } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { newKey } from '#client/core/newKey.ts'
import type { MonthValues } from '#client/developments/team/formValues.ts'
import { PhotoField } from '#client/media/PhotoField.tsx'
import { Button } from '#client/ui/Button.tsx'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { monthInParaguay } from '#shared/core/paraguayTime.ts'
import { FieldGroup } from './FieldGroup.tsx'

interface ProgressFieldsProps {
  months: readonly MonthValues[]
  problem: string | undefined
  onChange: (months: MonthValues[]) => void
}

export function ProgressFields({ months, problem, onChange }: ProgressFieldsProps) {
  const { developmentTeam: w } = useWords('developmentTeam')
  const change = (key: string, part: Partial<MonthValues>) =>
    onChange(months.map((month) => (month.key === key ? { ...month, ...part } : month)))
  const add = () => onChange([{ key: newKey(), month: monthInParaguay(new Date()), photos: [] }, ...months])
  return (
    <FieldGroup title={w.progress} hint={w.progressHint} problem={problem}>
      <Button
        variant="secondary"
        size="sm"
        onClick={add}
        icon={<Plus aria-hidden="true" className="size-4" />}
        className="min-h-11 justify-self-start"
      >
        {w.addMonth}
      </Button>
      {months.map(({ key, month, photos }) => (
        <div key={key} className="grid grid-cols-1 gap-3 rounded-lg border p-3">
          <div className="flex items-end gap-2">
            <TextInput
              name="month"
              type="month"
              label={w.progressMonth}
              value={month}
              onChange={(next) => change(key, { month: next })}
              className="flex-1 sm:max-w-60"
            />
            <IconButton
              label={w.removeMonth}
              icon={<Trash2 aria-hidden="true" className="size-4.5" />}
              onClick={() => onChange(months.filter((one) => one.key !== key))}
            />
          </div>
          <PhotoField photos={photos} onChange={(next) => change(key, { photos: next })} />
        </div>
      ))}
    </FieldGroup>
  )
}

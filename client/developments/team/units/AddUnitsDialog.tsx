import { useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { isNumberOrEmpty } from '#client/developments/team/formValues.ts'
import { invalidateDevelopments } from '#client/developments/team/team.api.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import { FormDialog } from '#client/ui/forms/FormDialog.tsx'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import { type Problems, useForm } from '#client/ui/forms/useForm.ts'
import { readUnsigned } from '#shared/core/readAmount.ts'
import type { TeamDevelopment } from '#shared/developments/teamDevelopments.ts'
import { teamDevelopmentsApi } from '#shared/developments/teamDevelopmentsApi.ts'
import { type Grid, gridOf } from './gridUnits.ts'
import { UnitFields, type UnitValues } from './UnitFields.tsx'

interface AddUnitsDialogProps {
  development: TeamDevelopment
  onClose: () => void
}

type Values = UnitValues & Grid

/** One unit, or the same on several floors. */
export function AddUnitsDialog({ development, onClose }: AddUnitsDialogProps) {
  const { developmentTeam: w, errors } = useWords('developmentTeam', 'errors')
  const client = useQueryClient()
  const initial: Values = {
    ...{ fromFloor: '1', toFloor: '1', perFloor: '1', firstPosition: '1' },
    ...{ typeId: development.unitTypes[0]?.id ?? '', orientation: '', price: '' },
  }
  const form = useForm({
    initial,
    check: (values): Problems => ({
      ...(gridOf(values) ? {} : { toFloor: w.floorsWrong }),
      ...(isNumberOrEmpty(values.price) ? {} : { price: errors.fields.not_a_number }),
    }),
    save: ({ typeId, orientation, price, ...grid }: Values, idempotencyKey) =>
      call(teamDevelopmentsApi.addUnits, {
        params: { id: development.id },
        body: {
          units: (gridOf(grid) ?? []).map((unit) => ({
            ...{ ...unit, typeId },
            orientation: orientation || null,
            price: readUnsigned(price) || null,
          })),
        },
        idempotencyKey,
      }),
    onSaved({ added }) {
      toast({ title: w.added(added) })
      void invalidateDevelopments(client)
      onClose()
    },
  })
  const units = gridOf(form.values)
  const [first, last] = [units?.[0], units?.at(-1)]
  const fields = {
    fromFloor: w.fromFloor,
    toFloor: w.toFloor,
    perFloor: w.perFloor,
    firstPosition: w.firstNumber,
  }
  return (
    <FormDialog
      form={form}
      title={w.addUnits}
      description={w.addUnitsText}
      action={w.addUnits}
      onClose={onClose}
    >
      <div className="grid grid-cols-2 items-end gap-4">
        {(['fromFloor', 'toFloor', 'perFloor', 'firstPosition'] as const).map((name) => (
          <TextInput key={name} {...form.field(name)} label={fields[name]} maxLength={4} autoComplete="off" />
        ))}
      </div>
      <p role="status" className="text-ink-muted text-sm">
        {units && first && last ? w.numbersHint(first.number, last.number, units.length) : w.floorsWrong}
      </p>
      <UnitFields
        development={development}
        values={form.values}
        onChange={form.change}
        problem={form.problems.price}
      />
    </FormDialog>
  )
}

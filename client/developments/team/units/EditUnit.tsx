import { useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { isNumberOrEmpty } from '#client/developments/team/formValues.ts'
import { invalidateDevelopments, putUnit } from '#client/developments/team/team.api.ts'
import { Button } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { FormDialog } from '#client/ui/forms/FormDialog.tsx'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import { type Problems, useForm } from '#client/ui/forms/useForm.ts'
import { readUnsigned } from '#shared/core/readAmount.ts'
import { developmentLimits } from '#shared/developments/developmentTypes.ts'
import type { TeamDevelopment, TeamUnit } from '#shared/developments/teamDevelopments.ts'
import { teamDevelopmentsApi } from '#shared/developments/teamDevelopmentsApi.ts'
import { UnitFields, type UnitValues } from './UnitFields.tsx'

interface EditUnitProps {
  development: TeamDevelopment
  unit: TeamUnit
  onClose: () => void
  onRemoved: () => void
}

interface Values extends UnitValues {
  number: string
  floor: string
}

export function EditUnit({ development, unit, onClose, onRemoved }: EditUnitProps) {
  const {
    developments: texts,
    developmentTeam: w,
    errors,
  } = useWords('developments', 'developmentTeam', 'errors')
  const client = useQueryClient()
  const params = { id: development.id, unitId: unit.id }
  const initial: Values = {
    number: unit.number,
    floor: String(unit.floor),
    typeId: unit.typeId,
    orientation: unit.orientation ?? '',
    price: unit.price === null ? '' : String(unit.price),
  }
  const form = useForm({
    initial,
    required: ['number', 'floor'],
    check: ({ floor, price }): Problems => ({
      ...(/^-?\d{1,3}$/.test(floor.trim()) ? {} : { floor: w.floorsWrong }),
      ...(isNumberOrEmpty(price) ? {} : { price: errors.fields.not_a_number }),
    }),
    save: ({ number, floor, typeId, orientation, price }: Values) =>
      call(teamDevelopmentsApi.changeUnit, {
        params,
        body: {
          ...{ number, typeId, floor: Number(floor) },
          orientation: orientation || null,
          price: readUnsigned(price) || null,
        },
      }),
    onSaved(saved) {
      putUnit(client, development.id, saved)
      toast({ title: w.saved })
      void invalidateDevelopments(client)
      onClose()
    },
  })
  const remove = useSingleMutation({
    mutationFn: () => call(teamDevelopmentsApi.removeUnit, { params }),
    onSuccess() {
      toast({ title: w.unitRemoved(unit.number) })
      onRemoved()
      void invalidateDevelopments(client)
    },
    onError: useFailureToast(),
  })
  return (
    <FormDialog form={form} title={texts.unit(unit.number)} onClose={onClose}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          {...form.field('number')}
          label={w.number}
          required
          maxLength={developmentLimits.unitNumber}
        />
        <TextInput {...form.field('floor')} label={w.floorField} required maxLength={4} />
      </div>
      <UnitFields
        development={development}
        values={form.values}
        onChange={form.change}
        problem={form.problems.price}
      />
      {unit.state === 'free' && (
        <Button
          variant="quiet"
          busy={remove.isPending}
          onClick={() => remove.mutate(undefined)}
          className="justify-self-start text-danger"
        >
          {w.removeUnit}
        </Button>
      )}
    </FormDialog>
  )
}

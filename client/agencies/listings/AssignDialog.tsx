import { useWords } from '#client/core/language.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { FormDialog } from '#client/ui/forms/FormDialog.tsx'
import { useForm } from '#client/ui/forms/useForm.ts'
import type { AgencyMember } from '#shared/agencies/agencies.ts'
import { assign, type StepOf } from './batch.ts'

interface Props {
  members: readonly AgencyMember[]
  onChoose: (step: StepOf) => void
  onClose: () => void
}

export function AssignDialog({ members, onChoose, onClose }: Props) {
  const { agencies } = useWords('agencies')
  const w = agencies.listings
  const form = useForm({
    initial: { userId: members[0]?.userId ?? '' },
    required: ['userId'],
    save: async ({ userId }: { userId: string }) => assign(userId, members),
    onSaved: onChoose,
  })
  return (
    <FormDialog form={form} title={w.assign} action={w.apply} onClose={onClose}>
      <Field label={w.assignTo}>
        {(control) => (
          <Select
            {...control}
            value={form.values.userId}
            options={members.map(({ userId, name, role }) => ({
              value: userId,
              label: `${name || agencies.roles[role]} · ${agencies.roles[role]}`,
            }))}
            onChoose={(userId) => form.change({ userId })}
          />
        )}
      </Field>
    </FormDialog>
  )
}

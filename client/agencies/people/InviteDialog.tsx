import { useQueryClient } from '@tanstack/react-query'
import { invalidateAgency } from '#client/agencies/agencies.api.ts'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { useSendsMail } from '#client/notifications/useSendsMail.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { FormDialog } from '#client/ui/forms/FormDialog.tsx'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import { useForm } from '#client/ui/forms/useForm.ts'
import { agenciesApi, type TeamAgency } from '#shared/agencies/agencies.ts'
import { type AgencyRole, agencyRoles } from '#shared/agencies/roles.ts'

const initial: { email: string; role: AgencyRole } = { email: '', role: 'agent' }

export function InviteDialog({ agency, onClose }: { agency: TeamAgency; onClose: () => void }) {
  const { agencies: w } = useWords('agencies')
  const client = useQueryClient()
  const sendsMail = useSendsMail()
  const form = useForm({
    initial,
    required: ['email'],
    save: (body: typeof initial, idempotencyKey) =>
      call(agenciesApi.invite, { params: { id: agency.id }, body, idempotencyKey }),
    onSaved({ link }, { email }) {
      if (link === null) toast({ title: w.people.invited, description: email })
      else toast({ title: w.people.created, description: w.people.createdText })
      void invalidateAgency(client)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={w.people.inviteTitle}
      description={sendsMail ? w.people.inviteText : w.people.inviteTextNoMail}
      action={sendsMail ? w.people.inviteSend : w.people.inviteCreate}
      onClose={onClose}
    >
      <TextInput
        {...form.field('email')}
        label={w.people.inviteEmail}
        type="email"
        inputMode="email"
        required
        maxLength={200}
        autoComplete="off"
      />
      <RoleField value={form.values.role} onChange={(role) => form.change({ role })} />
    </FormDialog>
  )
}

export function RoleField({ value, onChange }: { value: AgencyRole; onChange: (role: AgencyRole) => void }) {
  const { agencies: w } = useWords('agencies')
  return (
    <Field label={w.people.role} hint={w.people.lead}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={agencyRoles.map((role) => ({ value: role, label: w.roles[role] }))}
          onChoose={onChange}
        />
      )}
    </Field>
  )
}

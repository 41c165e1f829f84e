import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SpokenLanguages } from '#client/agencies/AgencyFields.tsx'
import { invalidateAgency } from '#client/agencies/agencies.api.ts'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { Checkbox } from '#client/ui/form/Checkbox.tsx'
import { FormDialog } from '#client/ui/forms/FormDialog.tsx'
import { PhoneInput } from '#client/ui/forms/PhoneInput.tsx'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import { useForm } from '#client/ui/forms/useForm.ts'
import { type AgencyMember, agenciesApi, type TeamAgency } from '#shared/agencies/agencies.ts'
import { dayInParaguay, momentOf } from '#shared/core/paraguayTime.ts'
import { RoleField } from './InviteDialog.tsx'
import { RemoveMember } from './RemoveMember.tsx'

interface Props {
  agency: TeamAgency
  member: AgencyMember
  others: readonly AgencyMember[]
  isOwn: boolean
  onClose: () => void
}

export function MemberDialog({ agency, member, others, isOwn, onClose }: Props) {
  const { agencies: w } = useWords('agencies')
  const client = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const initial = {
    role: member.role,
    absentUntil: member.absentUntil === null ? '' : dayInParaguay(new Date(member.absentUntil)),
    whatsapp: member.whatsapp ?? '',
    languages: member.languages,
    isPublic: member.slug !== null,
  }
  const form = useForm({
    initial,
    save: ({ role, absentUntil, ...body }: typeof initial) =>
      call(agenciesApi.changeMember, {
        params: { id: agency.id, userId: member.userId },
        body: {
          ...body,
          ...(role !== member.role && { role }),
          absentUntil: absentUntil ? (momentOf(`${absentUntil}T00:00`)?.toISOString() ?? null) : null,
        },
      }),
    onSaved() {
      toast({ title: w.saved })
      void invalidateAgency(client)
      onClose()
    },
  })
  if (isRemoving) return <RemoveMember {...{ agency, member, others, isOwn, onClose }} />
  return (
    <FormDialog form={form} title={member.name || w.people.editTitle} onClose={onClose}>
      {agency.role === 'owner' && (
        <RoleField value={form.values.role} onChange={(role) => form.change({ role })} />
      )}
      <TextInput
        {...form.field('absentUntil')}
        label={w.people.absence}
        hint={w.people.absenceHint}
        type="date"
      />
      <PhoneInput {...form.field('whatsapp')} label={w.fields.whatsapp} />
      <SpokenLanguages
        label={w.fields.languages}
        value={form.values.languages}
        onChange={(languages) => form.change({ languages })}
      />
      <Checkbox checked={form.values.isPublic} onChange={(isPublic) => form.change({ isPublic })}>
        {w.people.isPublic}
        <span className="block text-ink-muted text-sm">{w.people.isPublicHint}</span>
      </Checkbox>
      <Button variant="quiet" onClick={() => setRemoving(true)} className="justify-self-start text-danger">
        {isOwn ? w.people.leave : w.people.removeDo}
      </Button>
    </FormDialog>
  )
}

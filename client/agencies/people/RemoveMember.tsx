import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidateAgency, putAgency } from '#client/agencies/agencies.api.ts'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { type AgencyMember, agenciesApi, type TeamAgency } from '#shared/agencies/agencies.ts'

interface Props {
  agency: TeamAgency
  member: AgencyMember
  others: readonly AgencyMember[]
  isOwn: boolean
  onClose: () => void
}

export function RemoveMember({ agency, member, others, isOwn, onClose }: Props) {
  const { agencies: w, core } = useWords('agencies', 'core')
  const client = useQueryClient()
  const [moveTo, setMoveTo] = useState('')
  const remove = useSingleMutation({
    mutationFn: () =>
      call(agenciesApi.removeMember, {
        params: { id: agency.id, userId: member.userId },
        query: { moveTo: moveTo || undefined },
      }),
    onSuccess() {
      toast({
        title: isOwn ? w.people.left : w.people.removed,
        description: isOwn ? agency.name : member.name,
      })
      if (isOwn) putAgency(client, null)
      void invalidateAgency(client)
      onClose()
    },
    onError: useFailureToast(),
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isOwn ? w.people.leave : w.people.remove(member.name)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {core.cancel}
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
            {isOwn ? w.people.leaveDo : w.people.removeDo}
          </Button>
        </>
      }
    >
      <p className="mb-4">{w.people.removeText}</p>
      <Field label={w.people.moveTo}>
        {(control) => (
          <Select
            {...control}
            value={moveTo}
            onChoose={setMoveTo}
            options={[
              { value: '', label: w.people.moveToOwner },
              ...others.map(({ userId, name, role }) => ({ value: userId, label: name || w.roles[role] })),
            ]}
          />
        )}
      </Field>
    </Dialog>
  )
}

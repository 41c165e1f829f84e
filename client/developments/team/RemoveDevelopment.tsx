import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { teamDevelopmentsApi } from '#shared/developments/teamDevelopmentsApi.ts'
import { developmentQuery, invalidateDevelopments } from './team.api.ts'

interface RemoveDevelopmentProps {
  id: string
  name: string
  onRemoved: () => void
}

export function RemoveDevelopment({ id, name, onRemoved }: RemoveDevelopmentProps) {
  const { core, developmentTeam: w } = useWords('core', 'developmentTeam')
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const remove = useSingleMutation({
    mutationFn: () => call(teamDevelopmentsApi.remove, { params: { id } }),
    onSuccess() {
      toast({ title: w.removed, description: name })
      onRemoved()
      client.removeQueries({ queryKey: developmentQuery(id).queryKey })
      void invalidateDevelopments(client)
    },
    onError: useFailureToast(),
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)} className="justify-self-start text-danger">
        {w.remove}
      </Button>
      <Dialog
        open={isAsked}
        onOpenChange={setAsked}
        title={w.remove}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              {core.cancel}
            </Button>
            <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
              {w.remove}
            </Button>
          </>
        }
      >
        <p>
          <b>{name}</b>: {w.removeText}
        </p>
      </Dialog>
    </>
  )
}

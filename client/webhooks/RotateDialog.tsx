import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { SecretDialog } from '#client/ui/forms/SecretDialog.tsx'
import { type Webhook, webhooksApi } from '#shared/webhooks/webhooksApi.ts'
import { webhooksQuery } from './webhooks.api.ts'

export function RotateDialog({ webhook: { id }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { webhooks: w, core } = useWords('webhooks', 'core')
  const client = useQueryClient()
  const [secret, setSecret] = useState<string>()
  const rotate = useSingleMutation({
    mutationFn: () => call(webhooksApi.rotate, { params: { id } }),
    onSuccess: (made) => setSecret(made.secret),
    onError: useFailureToast(),
    onSettled: () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
  })
  if (secret !== undefined) return <SecretDialog secret={secret} words={w} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={w.rotateTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {core.cancel}
          </Button>
          <Button busy={rotate.isPending} onClick={() => rotate.mutate(undefined)}>
            {w.rotate}
          </Button>
        </>
      }
    >
      <p>{w.rotateText}</p>
    </Dialog>
  )
}

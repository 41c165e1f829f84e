import { useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { type Webhook, webhooksApi } from '#shared/webhooks/webhooksApi.ts'
import { hostOf, webhooksQuery } from './webhooks.api.ts'

export function RemoveDialog({ webhook: { id, url }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { webhooks: w, core } = useWords('webhooks', 'core')
  const client = useQueryClient()
  const remove = useSingleMutation({
    mutationFn: () => call(webhooksApi.remove, { params: { id } }),
    onSuccess() {
      toast({ title: w.removed, description: hostOf(url) })
      onClose()
    },
    onError: useFailureToast(),
    onSettled: () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={w.removeTitle(hostOf(url))}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {core.cancel}
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
            {w.remove}
          </Button>
        </>
      }
    >
      <p>{w.removeText}</p>
    </Dialog>
  )
}

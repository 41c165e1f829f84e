import { useQueryClient } from '@tanstack/react-query'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { type Feed, feedsApi } from '#shared/imports/feeds.ts'
import { feedsQuery } from './feeds.api.ts'

export function RemoveFeedDialog({ feed: { id, name }, onClose }: { feed: Feed; onClose: () => void }) {
  const { imports: w, core } = useWords('imports', 'core')
  const client = useQueryClient()
  const remove = useSingleMutation({
    mutationFn: () => call(feedsApi.remove, { params: { id } }),
    onSuccess() {
      toast({ title: w.feeds.removed, description: name })
      onClose()
    },
    onError: useFailureToast(),
    onSettled: () => client.invalidateQueries({ queryKey: feedsQuery.queryKey }),
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={w.feeds.removeTitle(name)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {core.cancel}
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
            {w.feeds.remove}
          </Button>
        </>
      }
    >
      <p>{w.feeds.removeText}</p>
    </Dialog>
  )
}

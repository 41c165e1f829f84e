import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFailureToast } from '#client/admin/form/useFailureToast.ts'
import { refreshPanel } from '#client/admin/paging/refreshPanel.ts'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import type { BatchAction } from '#shared/listings/batchActions.ts'
import { managedListingsApi } from '#shared/listings/managed.ts'

interface Work {
  action: BatchAction
  ids: readonly string[]
  reason?: string
}

export function useBatch() {
  const { core, managed: w } = useWords('core', 'managed')
  const client = useQueryClient()
  const work = useMutation({
    mutationFn: ({ action, ids, reason }: Work) =>
      call(managedListingsApi.batch, { body: { action, ids: [...ids], reason } }),
    onSuccess(results, { action }) {
      const done = results.filter(({ outcome }) => outcome === 'done')
      const failed = results.filter(({ outcome }) => outcome === 'failed')
      const [first] = failed
      toast({
        title: done.length > 0 ? w.done[action](done.length) : first ? core.error : w.nothingDone,
        description: first && `${w.failed(failed.length)}: ${first.error}`,
        variant: done.length === 0 && first ? 'destructive' : 'default',
        ...(action === 'delete' &&
          done.length > 0 && {
            action: {
              label: w.undo,
              onPress: () => work.mutate({ action: 'restore', ids: done.map(({ id }) => id) }),
            },
          }),
      })
    },
    onError: useFailureToast(),
    onSettled: () => refreshPanel(client),
  })
  return work
}
export type Batch = ReturnType<typeof useBatch>

import { useQueryClient } from '@tanstack/react-query'
import { call, failureText } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { dropSaved, putSaved } from '#client/savedSearches/savedSearches.api.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import type { SavedSearch } from '#shared/savedSearches/savedSearches.ts'
import { savedSearchesApi } from '#shared/savedSearches/savedSearchesApi.ts'

/** `token`: of a mail's link, instead of the session. */
export function useSavedSearchActions(
  { id, name }: SavedSearch,
  token: string | undefined,
  onRemoved: () => void,
) {
  const { core, savedSearches: w } = useWords('core', 'savedSearches')
  const client = useQueryClient()
  const whose = { params: { id }, query: { token } }
  const onError = (error: unknown) =>
    toast({
      variant: 'destructive',
      title: core.error,
      description: failureText(error, w.changeFailed),
    })

  const status = useSingleMutation({
    mutationFn: (next: SavedSearch['status']) =>
      call(savedSearchesApi.change, { ...whose, body: { status: next } }),
    onSuccess(changed) {
      putSaved(client, changed, token)
      toast(
        changed.status === 'paused'
          ? { title: w.pausedDone, description: w.pausedDoneText(name) }
          : { title: w.resumedDone, description: w.resumedDoneText(name) },
      )
    },
    onError,
  })

  const removal = useSingleMutation({
    mutationFn: () => call(savedSearchesApi.remove, whose),
    onSuccess() {
      onRemoved()
      dropSaved(client, id, token)
      toast({ title: w.removedDone, description: w.doneText(name) })
    },
    onError,
  })

  return {
    setStatus: status.mutate,
    remove: () => removal.mutate(undefined),
    isChanging: status.isPending,
    isRemoving: removal.isPending,
  }
}

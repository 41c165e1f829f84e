import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call, failureText } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { putSaved, savedSearchesQuery } from '#client/savedSearches/savedSearches.api.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import type { SavedSearch } from '#shared/savedSearches/savedSearches.ts'
import { savedSearchesApi } from '#shared/savedSearches/savedSearchesApi.ts'

/** Of all searches of a mail's reader. What `stop` paused is what `resume` takes up; after a reload, all. */
export function useStopAll(token: string, list: readonly SavedSearch[]) {
  const { core, savedSearches: w } = useWords('core', 'savedSearches')
  const client = useQueryClient()
  const stopped = useRef<readonly string[]>([])

  const onError = async (error: unknown) => {
    toast({ variant: 'destructive', title: core.error, description: failureText(error, w.changeFailed) })
    await client.invalidateQueries({ queryKey: savedSearchesQuery(token).queryKey })
  }

  const stopping = useSingleMutation({
    mutationFn: () => call(savedSearchesApi.unsubscribe, { query: { token } }),
    onSuccess() {
      stopped.current = list.filter(({ status }) => status === 'active').map(({ id }) => id)
      for (const saved of list) putSaved(client, { ...saved, status: 'paused' }, token)
      toast({ title: w.stopped })
    },
    onError,
  })

  const resuming = useSingleMutation({
    async mutationFn() {
      const isTheirs = ({ id }: SavedSearch) => stopped.current.length === 0 || stopped.current.includes(id)
      for (const { id } of list.filter(isTheirs))
        putSaved(
          client,
          await call(savedSearchesApi.change, {
            params: { id },
            query: { token },
            body: { status: 'active' },
          }),
          token,
        )
    },
    onSuccess() {
      stopped.current = []
      toast({ title: w.resumedAll })
    },
    onError,
  })

  return {
    stop: () => stopping.mutate(undefined),
    resume: () => resuming.mutate(undefined),
    isBusy: stopping.isPending || resuming.isPending,
  }
}

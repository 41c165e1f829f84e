import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { refreshPanel } from '#client/admin/paging/refreshPanel.ts'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import type { BatchAction } from '#shared/listings/batchActions.ts'
import { type ModeratedListing, moderationApi } from '#shared/listings/moderation.ts'
import { showResults } from './showResults.ts'

interface Work {
  action: BatchAction
  listings: readonly Pick<ModeratedListing, 'id' | 'title'>[]
  reason?: string
  /** With the ids of those that were changed. */
  onDone?: (ids: readonly string[]) => void
}

const undoings: Partial<Record<BatchAction, BatchAction>> = {
  feature: 'unfeature',
  unfeature: 'feature',
  pause: 'resume',
  delete: 'restore',
}
const maxNamed = 2

/** The message names what was done and undoes that alone; rows stay where they are. */
export function useBatch() {
  const { core, moderation: w } = useWords('core', 'moderation')
  const client = useQueryClient()
  const underWay = useUnderWay()
  const work = useMutation({
    mutationFn: ({ action, listings, reason }: Work) =>
      call(moderationApi.batch, { body: { action, ids: listings.map(({ id }) => id), reason } }),
    onSuccess(results, { action, listings, reason, onDone }) {
      showResults(client, results, { action, reason })
      const titles = new Map(listings.map(({ id, title }) => [id, title]))
      const done = listings.filter(({ id }) => results.find((one) => one.id === id)?.outcome === 'done')
      onDone?.(done.map(({ id }) => id))
      const failed = results.filter(({ outcome }) => outcome === 'failed')
      const [first] = failed
      const named = (all: readonly string[]) => w.named(all.slice(0, maxNamed), all.length - maxNamed)
      const failure =
        first && `${w.failed(failed.length)}: ${named([titles.get(first.id) ?? ''])}. ${first.error}`
      const success = done.length > 0 && named(done.map(({ title }) => title))
      const undoing = undoings[action]
      toast({
        title: done.length > 0 ? w.done[action](done.length) : first ? core.error : w.nothingDone,
        description: [success, failure].filter(Boolean).join('. '),
        variant: done.length === 0 && first ? 'destructive' : 'default',
        ...(undoing &&
          done.length > 0 && {
            action: { label: w.undo, onPress: () => run({ action: undoing, listings: done }) },
          }),
      })
    },
    onError: useFailureToast(),
    onSettled(_, error, { listings }) {
      underWay.end(listings)
      return refreshPanel(client, { lists: error ? 'refetch' : 'keep' })
    },
  })
  function run(next: Work) {
    const listings = underWay.begin(next.listings)
    if (listings.length > 0) work.mutate({ ...next, listings })
  }
  return { run, isPending: underWay.ids.size > 0, isBusy: (id: string) => underWay.ids.has(id) }
}
export type Batch = ReturnType<typeof useBatch>

/** Of each listing one action at a time: a second click can precede the render that disables a button. */
function useUnderWay() {
  const now = useRef(new Set<string>())
  const [ids, setIds] = useState<ReadonlySet<string>>(now.current)
  const show = () => setIds(new Set(now.current))
  return {
    ids,
    begin<Item extends { id: string }>(items: readonly Item[]): Item[] {
      const free = items.filter(({ id }) => !now.current.has(id))
      for (const { id } of free) now.current.add(id)
      show()
      return free
    },
    end(items: readonly { id: string }[]) {
      for (const { id } of items) now.current.delete(id)
      show()
    },
  }
}

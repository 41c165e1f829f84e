import { useQueryClient } from '@tanstack/react-query'
import { call, failureText } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { type MyListing, publishingApi } from '#shared/listings/publishing.ts'
import { changeMine, invalidateMine } from './mine.api.ts'
import { type Action, type State, stateOf } from './state.ts'

export type MineAction = Exclude<Action, 'edit' | 'view' | 'prices' | 'poster'>

const statuses = {
  activate: 'active',
  reactivate: 'active',
  pause: 'draft',
  reserve: 'reserved',
  close: 'closed',
} as const satisfies Partial<Record<MineAction, MyListing['status']>>

const undoable: readonly MineAction[] = ['pause', 'reserve', 'close', 'reactivate']
const undoTo: Partial<Record<State, MineAction>> = {
  active: 'reactivate',
  reserved: 'reserve',
  paused: 'pause',
  closed: 'close',
}

function send(id: string, action: MineAction): Promise<Listing | undefined> {
  const params = { id }
  if (action === 'renew') return call(publishingApi.renew, { params })
  if (action === 'remove') return call(publishingApi.remove, { params }).then(() => undefined)
  return call(publishingApi.change, { params, body: { status: statuses[action] } })
}

function optimistic(listing: MyListing, action: MineAction): MyListing | undefined {
  if (action === 'remove') return undefined
  const status = action === 'renew' ? 'active' : statuses[action]
  return { ...listing, status, expiresAt: null, rejectionReason: null }
}

/** Optimistic, rolled back on failure. */
export function useMineActions(listing: MyListing, onRemoved?: () => void) {
  const client = useQueryClient()
  const words = useWords('mine', 'core')
  const w = words.mine
  const { mutate: run, isPending } = useSingleMutation({
    mutationFn: (action: MineAction) => send(listing.id, action),
    onMutate(action) {
      // The deletion dialog waits for the response.
      if (action !== 'remove') changeMine(client, listing.id, (own) => optimistic(own, action))
      return listing
    },
    onError(error, _, before) {
      changeMine(client, listing.id, (own) => before ?? own)
      toast({
        title: words.core.error,
        description: failureText(error, w.failed),
        variant: 'destructive',
      })
    },
    onSuccess(updated, action, before) {
      const needsApproval = updated?.status === 'pending' && action !== 'renew'
      const [title, description] = w.done[needsApproval ? 'waits' : action]
      const undo = undoable.includes(action) && !needsApproval ? undoTo[stateOf(before)] : undefined
      toast({
        title,
        description,
        action: undo && { label: w.undo, onPress: () => run(undo) },
      })
      changeMine(client, listing.id, (own) => (updated ? { ...own, ...updated } : undefined))
      if (action === 'remove') onRemoved?.()
    },
    onSettled: (_, error, action) =>
      invalidateMine(client, action === 'remove' && !error ? listing.id : undefined),
  })
  return { run, isBusy: isPending }
}

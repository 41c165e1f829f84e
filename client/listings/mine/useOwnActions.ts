import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call, failureText } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { type OwnListing, publishingApi } from '#shared/listings/publishing.ts'
import { changeMine } from './mine.api.ts'
import type { Action } from './state.ts'

/** Actions that send a request. */
export type OwnAction = Exclude<Action, 'edit' | 'view' | 'prices'>

const statuses = {
  activate: 'active',
  reactivate: 'active',
  pause: 'draft',
  reserve: 'reserved',
  close: 'closed',
} as const satisfies Partial<Record<OwnAction, OwnListing['status']>>

/** Sends an action; undefined for a deletion. */
function send(id: string, action: OwnAction): Promise<Listing | undefined> {
  const params = { id }
  if (action === 'renew') return call(publishingApi.renew, { params })
  if (action === 'remove') return call(publishingApi.remove, { params }).then(() => undefined)
  return call(publishingApi.change, { params, body: { status: statuses[action] } })
}

function optimistic(listing: OwnListing, action: OwnAction): OwnListing | undefined {
  if (action === 'remove') return undefined
  const status = action === 'renew' ? 'active' : statuses[action]
  return { ...listing, status, expiresAt: null, rejectionReason: null }
}

/** Runs an action optimistically and rolls it back on failure. `onRemoved` moves the focus after a deletion. */
export function useOwnActions(listing: OwnListing, onRemoved?: () => void) {
  const client = useQueryClient()
  const words = useWords('mine', 'core')
  const w = words.mine
  const isRunning = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (action: OwnAction) => send(listing.id, action),
    onMutate(action) {
      // The dialog of a deletion waits for the response.
      if (action !== 'remove') changeMine(client, listing.id, (own) => optimistic(own, action))
    },
    onError(error) {
      changeMine(client, listing.id, () => listing)
      toast({
        title: words.core.error,
        description: failureText(error, w.failed),
        variant: 'destructive',
      })
    },
    onSuccess(updated, action) {
      const needsApproval = updated?.status === 'pending' && action !== 'renew'
      const [title, description] = w.done[needsApproval ? 'waits' : action]
      toast({ title, description })
      changeMine(client, listing.id, (own) => (updated ? { ...own, ...updated } : undefined))
      if (action === 'remove') onRemoved?.()
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['api', 'listings'] }),
        client.invalidateQueries({ queryKey: ['api', 'price-analysis'] }),
      ]),
  })
  function run(action: OwnAction) {
    // A second click can come before the first one is rendered.
    if (isRunning.current) return
    isRunning.current = true
    mutate(action, { onSettled: () => (isRunning.current = false) })
  }
  return { run, isBusy: isPending }
}

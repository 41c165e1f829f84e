import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call, failureText } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { type OwnListing, publishingApi } from '#shared/listings/publishing.ts'
import { changeMine } from './mine.api.ts'
import type { Action } from './state.ts'

/** What the server is asked to do; the others lead elsewhere. */
export type OwnAction = Exclude<Action, 'edit' | 'view' | 'prices'>

const statuses = {
  activate: 'active',
  reactivate: 'active',
  pause: 'draft',
  reserve: 'reserved',
  close: 'closed',
} as const satisfies Partial<Record<OwnAction, OwnListing['status']>>

/** The answer of what was done; nothing of what was deleted. */
function send(id: string, action: OwnAction): Promise<Listing | undefined> {
  const params = { id }
  if (action === 'renew') return call(publishingApi.renew, { params })
  if (action === 'remove') return call(publishingApi.remove, { params }).then(() => undefined)
  return call(publishingApi.change, { params, body: { status: statuses[action] } })
}

/** As it will be once it is done, as far as can be known before. */
function expected(listing: OwnListing, action: OwnAction): OwnListing | undefined {
  if (action === 'remove') return undefined
  const status = action === 'renew' ? 'active' : statuses[action]
  return { ...listing, status, expiresAt: null, rejectionReason: null }
}

/**
 * Does something to an own listing: seen at once, told in a notification, undone where the server refuses. `onRemoved`: where
 * the focus goes when the listing is no longer there.
 */
export function useOwnActions(listing: OwnListing, onRemoved?: () => void) {
  const client = useQueryClient()
  const words = useWords('mine', 'core')
  const w = words.mine
  const isUnderWay = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (action: OwnAction) => send(listing.id, action),
    onMutate(action) {
      // A deletion is asked about in a dialog, which waits for it.
      if (action !== 'remove') changeMine(client, listing.id, (own) => expected(own, action))
    },
    onError(error) {
      changeMine(client, listing.id, () => listing)
      toast({
        title: words.core.error,
        description: failureText(error, w.failed),
        variant: 'destructive',
      })
    },
    onSuccess(answer, action) {
      const waits = answer?.status === 'pending' && action !== 'renew'
      const [title, description] = w.done[waits ? 'waits' : action]
      toast({ title, description })
      changeMine(client, listing.id, (own) => (answer ? { ...own, ...answer } : undefined))
      if (action === 'remove') onRemoved?.()
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['api', 'listings'] }),
        client.invalidateQueries({ queryKey: ['api', 'price-analysis'] }),
      ]),
  })
  function run(action: OwnAction) {
    // A second press may come before the first one is rendered.
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate(action, { onSettled: () => (isUnderWay.current = false) })
  }
  return { run, isBusy: isPending }
}

import { useWords } from '#client/core/language.tsx'
import type { MyListing } from '#shared/listings/publishing.ts'
import { stateOf } from './state.ts'

export function MineNote({ listing }: { listing: MyListing }) {
  const { mine: w } = useWords('mine')
  const state = stateOf(listing)
  if (state === 'rejected') {
    return (
      <p className="wrap-anywhere mt-3 rounded bg-danger-soft px-3 py-2 text-danger text-sm">
        {w.rejection(listing.rejectionReason ?? '')} {w.rejectionWay}
      </p>
    )
  }
  if (state !== 'pending' && state !== 'expired') return null
  return (
    <p className="mt-3 rounded bg-warning-soft px-3 py-2 text-sm text-warning">
      {state === 'pending' ? w.pendingText : w.expiredText}
    </p>
  )
}

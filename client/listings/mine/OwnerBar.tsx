import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import type { MyListing } from '#shared/listings/publishing.ts'
import { isAddressAlone } from '#shared/listings/traits.ts'
import { MineActions } from './MineActions.tsx'
import { MineFigures } from './MineFigures.tsx'
import { MineNote } from './MineNote.tsx'
import { myListingQuery } from './mine.api.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import { stateOf, stateTones } from './state.ts'
import { useMineActions } from './useMineActions.ts'

export function OwnerBar({ listing }: { listing: Listing }) {
  const { core, mine } = useWords('core', 'mine')
  const w = mine.bar
  const { data: own, error, refetch } = useQuery(myListingQuery(listing.id))
  const state = own && stateOf(own)
  return (
    <section
      aria-label={w.title}
      className="grid grid-cols-1 gap-3 rounded-xl border bg-surface-sunken p-4 sm:px-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-display font-semibold text-lg">{w.title}</p>
        {state && (
          <Badge tone={stateTones[state]} className="text-sm">
            {mine.statuses[state]}
          </Badge>
        )}
        <p className="text-ink-muted text-sm">{(own ?? listing).status === 'active' ? w.shown : w.hidden}</p>
      </div>
      {listing.locationPrecision && (
        <p className="flex items-start gap-1.5 text-ink-muted text-sm">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {isAddressAlone(listing) ? w.addressAlone : w.place[listing.locationPrecision]}
        </p>
      )}
      {own && <OwnerControls listing={own} />}
      {!own && !error && <Skeleton className="h-10" />}
      {!own && error && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          {w.failed}
          <Button variant="quiet" size="sm" onClick={() => void refetch()}>
            {core.retry}
          </Button>
        </p>
      )}
    </section>
  )
}

function OwnerControls({ listing }: { listing: MyListing }) {
  const [, navigate] = useLocation()
  const [isRemoving, setIsRemoving] = useState(false)
  const { run, isBusy } = useMineActions(listing, () => navigate(paths.mine, { replace: true }))
  return (
    <div aria-busy={isBusy || undefined} className="grid grid-cols-1 gap-3">
      <MineNote listing={listing} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <MineFigures listing={listing} />
        <MineActions
          listing={listing}
          onPage
          isBusy={isBusy}
          onAct={run}
          onRemove={() => setIsRemoving(true)}
        />
      </div>
      <RemoveDialog
        listing={listing}
        open={isRemoving}
        isBusy={isBusy}
        onOpenChange={setIsRemoving}
        onConfirm={() => run('remove')}
      />
    </div>
  )
}

import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { ListingPrice } from '#client/listings/card/ListingPrice.tsx'
import { paths } from '#client/paths.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import { kindText } from '#shared/listings/listingText.ts'
import type { MyListing } from '#shared/listings/publishing.ts'
import { MineActions } from './MineActions.tsx'
import { MineFigures } from './MineFigures.tsx'
import { MineNote } from './MineNote.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { stateOf, stateTones } from './state.ts'
import { useMineActions } from './useMineActions.ts'

interface Props {
  listing: MyListing
  /** Loads the picture eagerly: on the first screen. */
  priority: boolean
  onRemoved: () => void
}

export function MineCard({ listing, priority, onRemoved }: Props) {
  const { listings, mine } = useWords('listings', 'mine')
  const rate = useRate()
  const [isRemoving, setIsRemoving] = useState(false)
  const { run, isBusy } = useMineActions(listing, onRemoved)
  const state = stateOf(listing)
  return (
    <article
      aria-busy={isBusy || undefined}
      className="flex flex-col overflow-hidden rounded-lg border bg-surface-raised shadow-card sm:flex-row"
    >
      <div className="relative shrink-0 sm:w-60 lg:w-72">
        <Picture
          media={listing.media.find(({ isPrimary }) => isPrimary) ?? listing.media[0]}
          alt=""
          sizes="(min-width: 1024px) 18rem, (min-width: 640px) 15rem, 100vw"
          priority={priority}
          className={`aspect-2/1 w-full sm:aspect-auto sm:h-full sm:min-h-48 ${state === 'active' ? '' : 'grayscale-60'}`}
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col p-4 sm:p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 className="min-w-0 flex-1 basis-52 font-sans font-semibold text-base leading-snug">
            <Link href={paths.property(listing.id)} className="underline-offset-2 hover:underline">
              {listing.title}
            </Link>
          </h2>
          <Badge tone={stateTones[state]} className="text-sm">
            {mine.statuses[state]}
          </Badge>
        </div>
        <p className="mt-1 flex min-w-0 items-center gap-1.5 text-ink-muted text-sm">
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">
            {kindText(listing, listings)} · {listing.neighborhood}, {listing.city}
          </span>
        </p>
        <ListingPrice listing={listing} rate={rate} className="mt-3" />
        <MineNote listing={listing} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-4">
          <MineFigures listing={listing} />
          <MineActions listing={listing} isBusy={isBusy} onAct={run} onRemove={() => setIsRemoving(true)} />
        </div>
      </div>
      <RemoveDialog
        listing={listing}
        open={isRemoving}
        isBusy={isBusy}
        onOpenChange={setIsRemoving}
        onConfirm={() => run('remove')}
      />
    </article>
  )
}

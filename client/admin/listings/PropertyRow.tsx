import clsx from 'clsx'
import { Link } from 'wouter'
import { panelPaths } from '#client/admin/panelPaths.ts'
import { formatAgo } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import { formatUSD } from '#shared/core/money.ts'
import { type ModeratedListing, moderationState } from '#shared/listings/moderation.ts'
import { RowActions } from './RowActions.tsx'
import { statusTones } from './statusTones.ts'
import type { Batch } from './useBatch.ts'

interface Props {
  listing: ModeratedListing
  isSelected: boolean
  /** Deleted from the list as it stands: undone in its place. */
  isGone: boolean
  /** No more can be selected. */
  isFull: boolean
  onSelect: (isSelected: boolean) => void
  batch: Batch
}

export function PropertyRow({ listing, isSelected, isGone, isFull, onSelect, batch }: Props) {
  const { language } = useLanguage()
  const { listings, moderation } = useWords('listings', 'moderation')
  const w = moderation.list
  const { id, title, city, neighborhood, priceUSD, featured, changed, owner, updatedAt } = listing
  const state = moderationState(listing)
  return (
    <li
      className={clsx('flex items-start gap-3 p-3 sm:items-center sm:px-4', isSelected && 'bg-action-soft')}
    >
      <label className="-m-2 grid size-11 shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          checked={isSelected}
          disabled={isFull && !isSelected}
          onChange={({ target }) => onSelect(target.checked)}
          className="size-5 accent-action"
        />
        <span className="sr-only">{w.select(title)}</span>
      </label>
      <Picture
        media={listing.picture ?? undefined}
        alt=""
        sizes="96px"
        className={clsx('aspect-4/3 w-20 shrink-0 rounded-md max-sm:hidden', isGone && 'opacity-50')}
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <Link
            href={panelPaths.approval(id)}
            className={clsx(
              'line-clamp-2 break-words font-semibold underline-offset-4 hover:text-action hover:underline',
              isGone && 'text-ink-muted line-through',
            )}
          >
            {title}
          </Link>
          <div className="text-ink-muted text-sm sm:flex">
            <p className="min-w-0 truncate">
              {neighborhood}, {city}
            </p>
            <p className="truncate sm:max-w-2/3 sm:shrink-0">
              <span aria-hidden="true" className="whitespace-pre max-sm:hidden">
                {' · '}
              </span>
              {w.of(owner.name)} · {formatAgo(updatedAt, language, Date.now())}
            </p>
          </div>
        </div>
        <p className="shrink-0 font-bold tabular-nums sm:w-24 sm:text-right lg:w-28">
          {formatUSD(priceUSD)}
          {listing.transactionType === 'rent' && (
            <span className="font-normal text-ink-muted text-sm">{listings.perMonth}</span>
          )}
        </p>
        <p className="flex flex-wrap gap-1.5 sm:w-44 lg:w-52">
          <Badge tone={statusTones[state]}>{moderation.statuses[state]}</Badge>
          {featured && (
            <Badge tone="accent" className="max-sm:sr-only">
              {w.featured}
            </Badge>
          )}
          {changed && <Badge tone="warning">{w.changed}</Badge>}
          {owner.suspended && <Badge tone="danger">{w.suspended}</Badge>}
        </p>
        <RowActions listing={listing} isGone={isGone} batch={batch} />
      </div>
    </li>
  )
}

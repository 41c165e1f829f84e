import clsx from 'clsx'
import { ClipboardCheck, Pencil, RotateCcw, Star, Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import { panelPaths } from '#client/admin/panelPaths.ts'
import { formatAgo } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Picture } from '#client/ui/Picture.tsx'
import { formatUSD } from '#shared/core/money.ts'
import type { ManagedListing } from '#shared/listings/managed.ts'
import { statusTones } from './statusTones.ts'
import type { Batch } from './useBatch.ts'

interface Props {
  listing: ManagedListing
  isSelected: boolean
  /** No more can be selected. */
  isFull: boolean
  onSelect: (isSelected: boolean) => void
  batch: Batch
}

const icon = 'size-5'

export function PropertyRow({ listing, isSelected, isFull, onSelect, batch }: Props) {
  const { language } = useLanguage()
  const { listings, managed } = useWords('listings', 'managed')
  const w = managed.list
  const { id, title, city, neighborhood, status, priceUSD, featured, changed, owner, updatedAt } = listing
  return (
    <li className={clsx('flex items-start gap-3 p-3 sm:items-center sm:p-4', isSelected && 'bg-action-soft')}>
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
        className="aspect-4/3 w-20 shrink-0 rounded-md max-sm:hidden sm:w-24"
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <Link
            href={panelPaths.review(id)}
            className="line-clamp-2 break-words font-semibold underline-offset-4 hover:text-action hover:underline"
          >
            {title}
          </Link>
          <p className="truncate text-ink-muted text-sm">
            {neighborhood}, {city}
          </p>
          <p className="truncate text-ink-muted text-sm">
            {w.of(owner.name)} · {formatAgo(updatedAt, language, Date.now())}
          </p>
        </div>
        <p className="shrink-0 font-bold tabular-nums">
          {formatUSD(priceUSD)}
          {listing.transactionType === 'rent' && (
            <span className="font-normal text-ink-muted text-sm">{listings.perMonth}</span>
          )}
        </p>
        <p className="flex flex-wrap gap-1.5 sm:w-36">
          <Badge tone={statusTones[status]}>{managed.statuses[status]}</Badge>
          {featured && <Badge tone="accent">{w.featured}</Badge>}
          {changed && <Badge tone="warning">{w.changed}</Badge>}
          {owner.suspended && <Badge tone="danger">{w.suspended}</Badge>}
        </p>
        <RowActions listing={listing} batch={batch} />
      </div>
    </li>
  )
}

function RowActions({ listing, batch }: Pick<Props, 'listing' | 'batch'>) {
  const { managed } = useWords('managed')
  const w = managed.list
  const { id, title, status, featured, changed } = listing
  const isBusy = batch.isPending && batch.variables.ids.includes(id)
  if (status === 'deleted')
    return (
      <Button
        variant="secondary"
        size="sm"
        busy={isBusy}
        icon={<RotateCcw aria-hidden="true" className="size-4.5" />}
        onClick={() => batch.mutate({ action: 'restore', ids: [id] })}
        className="min-h-11"
      >
        {managed.actions.restore}
      </Button>
    )
  const linkClass =
    'grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors hover:bg-surface-sunken'
  return (
    <div className="-mx-2 flex">
      {(status === 'pending' || changed) && (
        <Link
          href={panelPaths.review(id)}
          aria-label={w.reviewOne(title)}
          title={w.reviewOne(title)}
          className={linkClass}
        >
          <ClipboardCheck aria-hidden="true" className={icon} />
        </Link>
      )}
      <IconButton
        label={featured ? w.unfeatureOne(title) : w.featureOne(title)}
        disabled={isBusy}
        onClick={() => batch.mutate({ action: featured ? 'unfeature' : 'feature', ids: [id] })}
        icon={<Star aria-hidden="true" className={clsx(icon, featured && 'fill-current text-accent')} />}
      />
      <Link
        href={panelPaths.editProperty(id)}
        aria-label={w.editOne(title)}
        title={w.editOne(title)}
        className={linkClass}
      >
        <Pencil aria-hidden="true" className={icon} />
      </Link>
      <IconButton
        label={w.removeOne(title)}
        disabled={isBusy}
        onClick={() => batch.mutate({ action: 'delete', ids: [id] })}
        icon={<Trash2 aria-hidden="true" className={icon} />}
        className="hover:text-danger"
      />
    </div>
  )
}

import clsx from 'clsx'
import { ClipboardCheck, Pencil, Star, Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import { panelPaths } from '#client/admin/panelPaths.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { useReplacedFocus } from '#client/ui/focus/useReplacedFocus.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import type { BatchAction } from '#shared/listings/batchActions.ts'
import type { ModeratedListing } from '#shared/listings/moderation.ts'
import type { Batch } from './useBatch.ts'

interface Props {
  listing: ModeratedListing
  isGone: boolean
  batch: Batch
}

const icon = 'size-5'
const linkClass =
  'grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors hover:bg-surface-sunken'

/** As wide with one button as with four, which is why the second click of two on the bin finds nothing. */
export function RowActions({ listing, isGone, batch }: Props) {
  const { moderation } = useWords('moderation')
  const w = moderation.list
  const { id, title, status, featured, changed } = listing
  const isBusy = batch.isBusy(id)
  const focus = useReplacedFocus()
  const act = (action: BatchAction) => batch.run({ action, listings: [listing] })
  const frame = 'flex w-full sm:-mr-2 sm:w-44'
  if (status === 'deleted')
    return (
      <div className={frame}>
        <Button
          ref={focus.take}
          variant="secondary"
          size="sm"
          aria-label={isGone ? moderation.undoOne(title) : undefined}
          busy={isBusy}
          onClick={(event) => {
            focus.pass(event)
            act('restore')
          }}
          className="min-h-11"
        >
          {isGone ? moderation.undo : moderation.actions.restore}
        </Button>
      </div>
    )
  return (
    <div className={clsx(frame, 'justify-end')}>
      {(status === 'pending' || changed) && (
        <Link
          href={panelPaths.approval(id)}
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
        onClick={() => act(featured ? 'unfeature' : 'feature')}
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
        ref={focus.take}
        label={w.removeOne(title)}
        disabled={isBusy}
        onClick={(event) => {
          focus.pass(event)
          act('delete')
        }}
        icon={<Trash2 aria-hidden="true" className={icon} />}
        className="hover:text-danger"
      />
    </div>
  )
}

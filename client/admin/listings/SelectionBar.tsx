import { X } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import type { BatchAction } from '#shared/listings/batchActions.ts'
import { type ModeratedListing, maxBatch } from '#shared/listings/moderation.ts'
import { RejectDialog } from './RejectDialog.tsx'
import type { Batch } from './useBatch.ts'

interface Props {
  selected: readonly ModeratedListing[]
  batch: Batch
  onClear: () => void
}

const actions: readonly BatchAction[] = [
  'approve',
  'reject',
  'feature',
  'unfeature',
  'pause',
  'resume',
  'delete',
  'restore',
]

function applies(action: BatchAction, { status, featured, changed, held }: ModeratedListing): boolean {
  const isShown = status === 'active' || status === 'reserved'
  switch (action) {
    case 'approve':
      return status === 'pending' || changed
    case 'reject':
    case 'pause':
      return status === 'pending' || isShown
    case 'resume':
      return held
    case 'feature':
      return status !== 'deleted' && !featured
    case 'unfeature':
      return status !== 'deleted' && featured
    case 'delete':
      return status !== 'deleted'
    case 'restore':
      return status === 'deleted'
  }
}

/** At the foot, where it moves no row. */
export function SelectionBar({ selected, batch, onClear }: Props) {
  const { moderation: w } = useWords('moderation')
  const [isRejecting, setRejecting] = useState(false)
  function act(action: BatchAction) {
    if (action === 'reject') return setRejecting(true)
    batch.run({ action, listings: selected, onDone: onClear })
  }
  if (selected.length === 0) return null
  return (
    <section
      aria-label={w.list.chosen}
      data-bar
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-1 border-t bg-surface-raised px-4 py-2 shadow-overlay sm:bottom-3 sm:mx-0 sm:rounded-xl sm:border"
    >
      <p role="status" className="font-semibold text-sm max-sm:flex-1">
        {w.list.selected(selected.length)}
        {selected.length >= maxBatch && ` · ${w.list.tooMany(maxBatch)}`}
      </p>
      <div className="-my-1 flex gap-2 overflow-x-auto py-1 max-sm:order-last max-sm:basis-full sm:flex-1">
        {actions
          .filter((action) => selected.some((listing) => applies(action, listing)))
          .map((action) => (
            <Button
              key={action}
              variant={action === 'delete' ? 'danger' : 'secondary'}
              size="sm"
              disabled={batch.isPending}
              onClick={() => act(action)}
              className="min-h-11 shrink-0 whitespace-nowrap"
            >
              {w.actions[action]}
            </Button>
          ))}
      </div>
      <IconButton
        label={w.list.unselect}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onClear}
      />
      <RejectDialog
        count={selected.length}
        open={isRejecting}
        isBusy={batch.isPending}
        onOpenChange={setRejecting}
        onReject={(reason) =>
          batch.run({
            action: 'reject',
            listings: selected,
            reason,
            onDone: () => {
              setRejecting(false)
              onClear()
            },
          })
        }
      />
    </section>
  )
}

import { useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import type { BatchAction } from '#shared/listings/batchActions.ts'

import { type ManagedListing, maxBatch } from '#shared/listings/managed.ts'
import { RejectDialog } from './RejectDialog.tsx'
import type { Batch } from './useBatch.ts'

interface Props {
  selected: readonly ManagedListing[]
  isAll: boolean
  batch: Batch
  onAll: (isAll: boolean) => void
}

const actions: readonly BatchAction[] = [
  'approve',
  'reject',
  'feature',
  'unfeature',
  'pause',
  'delete',
  'restore',
]

function applies(action: BatchAction, { status, featured, changed }: ManagedListing): boolean {
  const isShown = status === 'active' || status === 'reserved'
  switch (action) {
    case 'approve':
      return status === 'pending' || changed
    case 'reject':
    case 'pause':
      return status === 'pending' || isShown
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

export function SelectionBar({ selected, isAll, batch, onAll }: Props) {
  const { managed: w } = useWords('managed')
  const [isRejecting, setRejecting] = useState(false)
  const ids = selected.map(({ id }) => id)
  function act(action: BatchAction) {
    if (action === 'reject') return setRejecting(true)
    batch.mutate({ action, ids }, { onSuccess: () => onAll(false) })
  }
  return (
    <div className="sticky top-0 z-10 -mx-1 flex flex-wrap items-center gap-x-3 gap-y-2 bg-surface/95 px-1 py-2">
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isAll}
          onChange={({ target }) => onAll(target.checked)}
          className="size-5 accent-action"
        />
        <span className={selected.length > 0 ? 'sr-only' : 'text-sm'}>{w.list.selectAll}</span>
      </label>
      <p role="status" className="font-semibold text-sm">
        {selected.length > 0 && w.list.selected(selected.length)}
        {selected.length >= maxBatch && ` · ${w.list.tooMany(maxBatch)}`}
      </p>
      {selected.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {actions
            .filter((action) => selected.some((listing) => applies(action, listing)))
            .map((action) => (
              <Button
                key={action}
                variant={action === 'delete' ? 'danger' : 'secondary'}
                size="sm"
                disabled={batch.isPending}
                onClick={() => act(action)}
                className="min-h-11"
              >
                {w.actions[action]}
              </Button>
            ))}
          <Button variant="quiet" size="sm" onClick={() => onAll(false)} className="min-h-11">
            {w.list.unselect}
          </Button>
        </div>
      )}
      <RejectDialog
        count={ids.length}
        open={isRejecting}
        isBusy={batch.isPending}
        onOpenChange={setRejecting}
        onReject={(reason) =>
          batch.mutate(
            { action: 'reject', ids, reason },
            {
              onSuccess: () => {
                setRejecting(false)
                onAll(false)
              },
            },
          )
        }
      />
    </div>
  )
}

import { Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { useOpenState } from '#client/core/touch/useOpenState.ts'
import { Button } from '#client/ui/Button.tsx'
import type { SavedSearch } from '#shared/savedSearches/savedSearches.ts'
import { useSavedSearchActions } from './useSavedSearchActions.ts'

export interface SavedSearchActionsProps {
  saved: SavedSearch
  /** Of a mail's link, instead of the session. */
  token: string | undefined
  onRemoved: () => void
}

const SavedSearchDialog = lazyPart(() =>
  import('#client/savedSearches/dialog/SavedSearchDialog.tsx').then(
    ({ SavedSearchDialog }) => SavedSearchDialog,
  ),
)

const RemoveSavedSearch = lazyPart(() =>
  import('./RemoveSavedSearch.tsx').then(({ RemoveSavedSearch }) => RemoveSavedSearch),
)

const look = { variant: 'quiet', size: 'sm', className: 'min-h-11! px-3!' } as const

export function SavedSearchActions({ saved, token, onRemoved }: SavedSearchActionsProps) {
  const { savedSearches: w } = useWords('savedSearches')
  const [edit, removal] = [useOpenState(), useOpenState()]
  const { setStatus, isChanging, remove, isRemoving } = useSavedSearchActions(saved, token, onRemoved)
  const { name } = saved
  const isPaused = saved.status === 'paused'
  const StatusIcon = isPaused ? Play : Pause
  return (
    <>
      <div className="mt-3 -mb-2 flex flex-wrap border-t pt-1.5 *:first:-ml-3">
        <Button
          {...look}
          aria-label={isPaused ? w.resumeOf(name) : w.pauseOf(name)}
          busy={isChanging}
          icon={<StatusIcon aria-hidden="true" className="size-4.5" />}
          onClick={() => setStatus(isPaused ? 'active' : 'paused')}
        >
          {isPaused ? w.resume : w.pause}
        </Button>
        <Button
          {...look}
          aria-label={w.editOf(name)}
          aria-haspopup="dialog"
          icon={<Pencil aria-hidden="true" className="size-4.5" />}
          onClick={() => edit.setOpen(true)}
        >
          {w.edit}
        </Button>
        <Button
          {...look}
          aria-label={w.removeOf(name)}
          aria-haspopup="dialog"
          icon={<Trash2 aria-hidden="true" className="size-4.5" />}
          onClick={() => removal.setOpen(true)}
        >
          {w.remove}
        </Button>
      </div>
      {edit.wasOpened && (
        <Suspense>
          <SavedSearchDialog
            open={edit.isOpen}
            onOpenChange={edit.setOpen}
            search={saved.search}
            proposedName={name}
            saved={saved}
            token={token}
          />
        </Suspense>
      )}
      {removal.wasOpened && (
        <Suspense>
          <RemoveSavedSearch
            name={name}
            open={removal.isOpen}
            isBusy={isRemoving}
            onOpenChange={removal.setOpen}
            onConfirm={remove}
          />
        </Suspense>
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { BellPlus, BellRing } from 'lucide-react'
import { Suspense } from 'react'
import { useUser } from '#client/auth/auth.api.ts'
import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { useOpenState } from '#client/core/touch/useOpenState.ts'
import { paths } from '#client/paths.ts'
import { buttonClass } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import { criteriaUrl, savedSearchesQuery, savedUrl } from './savedSearches.api.ts'

const maxNameLength = 120

const SavedSearchDialog = lazyPart(() =>
  import('./dialog/SavedSearchDialog.tsx').then(({ SavedSearchDialog }) => SavedSearchDialog),
)

// Before the finger is lifted.
const preload = () => void SavedSearchDialog.load().catch(() => undefined)

interface SaveSearchProps {
  search: SearchAddress
  /** The search in words. */
  title: string
}

/** Saves the search that is shown; of a saved one, opens its settings. */
export function SaveSearch({ search, title }: SaveSearchProps) {
  const { savedSearches: w } = useWords('savedSearches')
  const { isOpen, wasOpened, setOpen } = useOpenState()
  const user = useUser()
  const { data: list = [] } = useQuery({ ...savedSearchesQuery(), enabled: Boolean(user) })
  const url = criteriaUrl(search)
  const criteria = url.slice(paths.search().length + 1)
  const saved = user ? list.find((one) => savedUrl(one) === url) : undefined
  const isEmpty = criteria === ''
  const label = saved ? w.savedOf(saved.name) : w.save
  const Icon = saved ? BellRing : BellPlus
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={isEmpty ? w.nothingToSave : label}
        aria-haspopup="dialog"
        aria-disabled={isEmpty || undefined}
        onPointerEnter={preload}
        onClick={() => (isEmpty ? toast({ title: w.save, description: w.nothingToSave }) : setOpen(true))}
        className={clsx(buttonClass({ variant: 'secondary' }), 'shrink-0 px-3! xl:px-4!')}
      >
        <Icon aria-hidden="true" className={clsx('size-5', saved && 'text-accent')} />
        <span className="max-xl:sr-only">{saved ? w.saved : w.saveShort}</span>
      </button>
      {wasOpened && (
        <Suspense>
          <SavedSearchDialog
            key={saved?.id ?? url}
            open={isOpen}
            onOpenChange={setOpen}
            search={criteria}
            proposedName={title.slice(0, maxNameLength)}
            saved={saved}
            linksToAlerts={list.length > 0}
          />
        </Suspense>
      )}
    </>
  )
}

import { SlidersHorizontal } from 'lucide-react'
import { Suspense } from 'react'
import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { useOpenState } from '#client/core/useOpenState.ts'
import { Button } from '#client/ui/Button.tsx'
import { FilterCount } from './FilterCount.tsx'
import type { FilterPanelProps } from './FilterPanel.tsx'
import { countFilters } from './filters.ts'

const FilterDialog = lazyPart(() => import('./FilterDialog.tsx').then(({ FilterDialog }) => FilterDialog))

interface FilterSheetProps extends FilterPanelProps {
  onClear: () => void
  closeLabel: string
}

export function FilterSheet(props: FilterSheetProps) {
  const { search: w } = useWords('search')
  const { isOpen, wasOpened, setOpen } = useOpenState()
  return (
    <>
      <Button
        variant="secondary"
        icon={<SlidersHorizontal aria-hidden="true" className="size-4.5" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="px-4!"
      >
        {w.filters}
        <FilterCount count={countFilters(props.search)} />
      </Button>
      {wasOpened && (
        <Suspense>
          <FilterDialog {...props} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}

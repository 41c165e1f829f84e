import { SlidersHorizontal } from 'lucide-react'
import { Suspense } from 'react'
import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { useOpenState } from '#client/core/touch/useOpenState.ts'
import { Button } from '#client/ui/Button.tsx'
import { countFilters } from './countFilters.ts'
import { FilterCount } from './FilterCount.tsx'
import type { FilterPanelProps } from './FilterPanel.tsx'

const FilterDialog = lazyPart(() => import('./FilterDialog.tsx').then(({ FilterDialog }) => FilterDialog))

// Before the finger is lifted.
const preload = () => void FilterDialog.load().catch(() => undefined)

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
        onPointerEnter={preload}
        className="px-4! max-[24rem]:px-3!"
      >
        <span className="max-[24rem]:sr-only">{w.filters}</span>
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

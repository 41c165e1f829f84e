import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { FilterCount } from './FilterCount.tsx'
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'
import { countFilters } from './filters.ts'

interface FilterSheetProps extends FilterPanelProps {
  onClear: () => void
  /** What the button that closes it says: how many there are to see. */
  done: string
}

/** Where there is no room beside the results: a button, and the filters in a sheet. */
export function FilterSheet({ onClear, done, ...panel }: FilterSheetProps) {
  const { listings: w } = useWords()
  const [isOpen, setOpen] = useState(false)
  const count = countFilters(panel.search)
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
        <FilterCount count={count} />
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={w.filters}
        wide="side"
        footer={
          <>
            <Button variant="quiet" disabled={count === 0} onClick={onClear}>
              {w.clearFilters}
            </Button>
            <Button className="flex-1" onClick={() => setOpen(false)}>
              {done}
            </Button>
          </>
        }
      >
        <FilterPanel {...panel} />
      </Dialog>
    </>
  )
}

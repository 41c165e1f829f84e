import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'
import { countFilters } from './filters.ts'

interface FilterDialogProps extends FilterPanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onClear: () => void
  closeLabel: string
}

export function FilterDialog({ open, onOpenChange, onClear, closeLabel, ...panel }: FilterDialogProps) {
  const { search: w } = useWords('search')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={w.filters}
      placement="side"
      footer={
        <>
          <Button variant="quiet" disabled={countFilters(panel.search) === 0} onClick={onClear}>
            {w.clearFilters}
          </Button>
          <Button className="flex-1" onClick={() => onOpenChange(false)}>
            {closeLabel}
          </Button>
        </>
      }
    >
      <FilterPanel {...panel} />
    </Dialog>
  )
}

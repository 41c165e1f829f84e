import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { countFilters } from './countFilters.ts'
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'

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
          <Button
            variant="quiet"
            disabled={countFilters(panel.search) === 0}
            onClick={onClear}
            className="-ml-3 px-3!"
          >
            {w.clearFilters}
          </Button>
          <Button className="min-w-max flex-1 px-3! large-text:min-w-0" onClick={() => onOpenChange(false)}>
            {closeLabel}
          </Button>
        </>
      }
    >
      <FilterPanel {...panel} />
    </Dialog>
  )
}

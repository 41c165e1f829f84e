import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { countFilters } from './countFilters.ts'
import { FilterCount } from './FilterCount.tsx'
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'

export function FilterSidebar({ onClear, ...panel }: FilterPanelProps & { onClear: () => void }) {
  const { search: w } = useWords('search')
  const count = countFilters(panel.search)
  return (
    <section
      aria-label={w.filters}
      className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-lg border bg-surface-raised p-5 [scrollbar-width:thin]"
    >
      <header className="mb-4 flex min-h-9 items-center justify-between gap-2">
        <h2 className="flex items-center gap-2 text-xl">
          {w.filters}
          <FilterCount count={count} />
        </h2>
        {count > 0 && (
          <Button variant="quiet" size="sm" className="-mr-2" onClick={onClear}>
            {w.clearFilters}
          </Button>
        )}
      </header>
      <FilterPanel {...panel} />
    </section>
  )
}

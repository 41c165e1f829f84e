import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { amenities } from '#shared/listings/listingTypes.ts'
import { placeFilters, ranges } from '#shared/search/listingSearch.ts'
import { AreaFilter } from './AreaFilter.tsx'
import { ChoiceChips } from './ChoiceChips.tsx'
import { CountChoices, countsIn } from './CountChoices.tsx'
import { FilterGroup } from './FilterGroup.tsx'
import type { FilterProps } from './filterProps.ts'
import { factFilters, toggledIn } from './filters.ts'

/** On demand: includes the gazetteer. */
const PlaceFilter = lazyPart(() => import('./PlaceFilter.tsx').then(({ PlaceFilter }) => PlaceFilter))

const FactFilters = lazyPart(() => import('./FactFilters.tsx').then(({ FactFilters }) => FactFilters))

const fields = [...placeFilters, ...ranges.area, ...countsIn('more'), ...factFilters, 'amenities'] as const

export function MoreFilters({ search, change, counts }: FilterProps) {
  const { listings, search: w } = useWords('listings', 'search')
  const id = useId()
  const [isOpen, setOpen] = useState(() => fields.some((field) => search[field] !== undefined))
  return (
    <div className="border-t pt-3">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded font-semibold hover:text-action"
      >
        {w.moreFilters}
        <ChevronDown
          aria-hidden="true"
          className={clsx('size-5 transition-transform duration-200', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!isOpen} className="flex flex-col gap-6 pt-3 [&[hidden]]:hidden">
        {isOpen && (
          <>
            <Suspense fallback={<Skeleton className="h-18" />}>
              <PlaceFilter search={search} change={change} />
            </Suspense>
            <AreaFilter search={search} change={change} />
            <CountChoices among="more" search={search} change={change} counts={counts} />
            <Suspense fallback={<Skeleton className="h-72" />}>
              <FactFilters search={search} change={change} counts={counts} />
            </Suspense>
            <FilterGroup title={listings.amenitiesTitle}>
              <ChoiceChips
                options={amenities.map((value) => ({ value, label: listings.amenities[value] }))}
                isChosen={(value) => search.amenities?.includes(value) ?? false}
                onPress={(value) => change({ amenities: toggledIn(search.amenities, value) })}
                counts={counts?.amenities}
              />
            </FilterGroup>
          </>
        )}
      </div>
    </div>
  )
}

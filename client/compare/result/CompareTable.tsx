import { useQueries, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { EqualNot } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { comparisonPath, readComparedIds, readNear } from '#client/compare/comparedIds.ts'
import { formatDecimal, formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { placeQuery } from '#client/listings/listings.api.ts'
import { differenceText, percentText } from '#client/prices/priceFigures.ts'
import { verdictQuery } from '#client/prices/prices.api.ts'
import { ToggleChip } from '#client/ui/form/ToggleChip.tsx'
import { type ComparisonRow, comparisonRows } from '#shared/listings/comparisonRows.ts'
import { factText } from '#shared/listings/facts/factText.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingText } from '#shared/listings/listingText.ts'
import { type Distance, distanceTo } from './distance.ts'
import { NearPlace } from './NearPlace.tsx'
import { Rank } from './Rank.tsx'

const headClass = 'sticky left-0 z-10 bg-surface-raised text-left print:static'

/** Two fit a phone. */
const ofTwoClass =
  'max-sm:text-xs max-sm:[&_td]:px-2 max-sm:[&_th]:min-w-24 max-sm:[&_th]:px-2 max-sm:[&_thead_span]:flex-col'

export function CompareTable({ listings }: { listings: readonly Listing[] }) {
  const words = useWords('compareResult', 'core', 'fieldLabels', 'listingFacts', 'listings', 'prices')
  const { compareResult: w } = words
  const { language } = useLanguage()
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const verdicts = useQueries({ queries: listings.map(({ id }) => verdictQuery(id)) })
  const standings = new Map(listings.map(({ id }, at) => [id, verdicts[at]?.data?.standing]))
  const near = useNear(listings)
  const place = near.place
  const rows = comparisonRows(listings, words, {
    distance: place && { name: place.name, of: (listing) => distanceText(distanceTo(place, listing)) },
    number: (value) => formatNumber(value, language, 2),
    fact: (name, listing) => factText(name, listing, words, language),
    percent: (value) => percentText(value, language, words),
    market({ id }) {
      const difference = standings.get(id)?.estimateDifference
      return typeof difference === 'number'
        ? differenceText(difference, words.prices, { language, words })
        : undefined
    },
  })
  function distanceText(distance: Distance | undefined): string | null {
    if (!distance) return null
    const km = formatDecimal(distance.km, language)
    return distance.isApproximate ? w.kmAbout(km) : w.km(km)
  }
  const differing = rows.filter(({ differs }) => differs)
  const canChoose = differing.length > 0 && differing.length < rows.length
  const shown = onlyDifferences && canChoose ? differing : rows
  return (
    <div className="mt-12 break-inside-avoid">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id="compared-features" className="text-2xl">
            {w.table}
          </h2>
          {differing.length > 0 && (
            <p className="mt-1 flex items-center gap-1.5 text-ink-muted text-sm">
              <DifferenceMark />
              {w.legend}
            </p>
          )}
        </div>
        {canChoose && (
          <ToggleChip
            pressed={onlyDifferences}
            onPress={() => setOnlyDifferences(!onlyDifferences)}
            className="print:hidden"
          >
            {w.onlyDifferences}
          </ToggleChip>
        )}
      </div>
      <NearPlace key={near.near} {...near} />
      <section
        aria-labelledby="compared-features"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard, too
        tabIndex={0}
        className="relative mt-4 overflow-x-auto rounded-lg border bg-surface-raised shadow-card print:overflow-visible print:shadow-none"
      >
        <table
          className={clsx(
            'w-full border-collapse text-sm print:table-fixed print:text-xs',
            listings.length === 2 && ofTwoClass,
          )}
        >
          <thead>
            <tr className="border-b align-top">
              <th
                scope="col"
                className={clsx(headClass, 'px-3 py-3 font-semibold text-ink-muted sm:px-4 print:px-2')}
              >
                {w.feature}
              </th>
              {listings.map((listing, index) => (
                <ListingHead key={listing.id} listing={listing} rank={index + 1} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.name} row={row} listings={listings} />
            ))}
          </tbody>
        </table>
      </section>
      {shown.length < rows.length && <p className="mt-2 text-ink-muted text-sm">{w.same}</p>}
    </div>
  )
}

function ListingHead({ listing, rank }: { listing: Listing; rank: number }) {
  const { language } = useLanguage()
  const { title, titleLanguage } = listingText(listing, language)
  return (
    <th scope="col" className="min-w-44 px-3 py-3 text-left font-semibold sm:px-4 print:min-w-0 print:px-2">
      <span className="flex items-start gap-2">
        <Rank rank={rank} />
        <span lang={titleLanguage} className="wrap-anywhere line-clamp-2 pt-0.5">
          {title}
        </span>
      </span>
    </th>
  )
}

/** Of the address, so that a link keeps it. */
function useNear(listings: readonly Listing[]) {
  const [, navigate] = useLocation()
  const search = useSearch()
  const near = readNear(search)
  const { data: place, error } = useQuery({ ...placeQuery(near), enabled: near !== '', retry: false })
  const ids = readComparedIds(search)
  const shown = ids.length > 0 ? ids : listings.map(({ id }) => id)
  const onChoose = (next: string) => navigate(comparisonPath(shown, next), { replace: true })
  return { near, place: near === '' ? undefined : place, error: near === '' ? undefined : error, onChoose }
}

function Row({ row, listings }: { row: ComparisonRow; listings: readonly Listing[] }) {
  const { compareResult: w } = useWords('compareResult')
  return (
    <tr className={clsx('border-b last:border-b-0', row.differs && 'bg-accent-soft/25')}>
      <th
        scope="row"
        className={clsx(
          headClass,
          'w-px min-w-32 px-3 py-3 font-medium text-ink-muted sm:min-w-48 sm:px-4 print:w-auto print:min-w-0 print:px-2',
          row.differs && 'shadow-[inset_3px_0_0_var(--accent)] print:border-l-4',
        )}
      >
        <span className="flex items-center justify-between gap-2">
          {row.name}
          {row.differs && (
            <>
              <DifferenceMark />
              <span className="sr-only">, {w.differs}</span>
            </>
          )}
        </span>
      </th>
      {row.cells.map((cell, index) => (
        <td
          key={listings[index]?.id}
          className={clsx(
            'wrap-anywhere px-3 py-3 tabular sm:px-4 print:px-2',
            row.differs && cell && 'font-semibold',
          )}
        >
          {cell === null ? <NotApplicable /> : (cell ?? <span className="text-ink-muted">{w.unknown}</span>)}
        </td>
      ))}
    </tr>
  )
}

function NotApplicable() {
  const { compareResult: w } = useWords('compareResult')
  return (
    <>
      <span aria-hidden="true" className="text-ink-muted">
        —
      </span>
      <span className="sr-only">{w.notApplicable}</span>
    </>
  )
}

function DifferenceMark() {
  return <EqualNot aria-hidden="true" className="size-4 shrink-0 text-accent" />
}

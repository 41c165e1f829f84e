import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import type { DevelopmentsQuery } from '#shared/developments/developments.ts'
import { developmentsSearch } from '#shared/developments/developmentsSearch.ts'
import { unitFilterNames } from '#shared/developments/fittingUnits.ts'
import type { SearchAddress } from '#shared/search/listingSearch.ts'
import type { Understanding } from '#shared/search/sentence.ts'
import { DevelopmentCards } from './DevelopmentCards.tsx'
import { developmentsQuery } from './developments.api.ts'

const most = 3

interface Props {
  search: SearchAddress
  understanding: Understanding | undefined
  /** Of the results. */
  at: 'top' | 'end'
  isShown: boolean
}

/** Beside a search's listings, which do not count them: nothing where none fits, or the search asks for what none states. */
export function FittingDevelopments({ search, understanding, at, isShown }: Props) {
  const { sortBy: _, sortOrder: __, ...filters } = search
  const query = developmentsSearch(filters, understanding)
  return isShown && query && placeOf(query) === at && <Fitting query={query} at={at} />
}

/** First where the search is for what is built, or names one. */
const placeOf = ({ stage, deliveryBefore, text }: DevelopmentsQuery) =>
  stage || deliveryBefore || text ? 'top' : 'end'

function Fitting({ query, at }: { query: DevelopmentsQuery; at: Props['at'] }) {
  const { language } = useLanguage()
  const { developments: w } = useWords('developments')
  const { data = [] } = useQuery({ ...developmentsQuery(query), placeholderData: keepPreviousData })
  if (data.length === 0) return null
  const units = data.reduce((sum, { fitting = 0 }) => sum + fitting, 0)
  const title = [w.fittingTitle(data.length), units > 0 && w.fittingUnits(units)].filter(Boolean).join(' ')
  const ofUnits = Object.fromEntries(unitFilterNames.map((name) => [name, query[name]]))
  return (
    <section aria-label={title} className={at === 'top' ? 'mb-8 border-b pb-8' : 'mt-8 border-t pt-8'}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">{title}</h2>
        {data.length > most && (
          <Link
            href={paths.developments(language, { city: query.city })}
            className="font-semibold text-action underline underline-offset-4"
          >
            {w.seeAll}
          </Link>
        )}
      </div>
      <DevelopmentCards label={title} developments={data.slice(0, most)} level={3} filters={ofUnits} />
    </section>
  )
}

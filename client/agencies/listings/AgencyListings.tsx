import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { membersQuery } from '#client/agencies/agencies.api.ts'
import { agencyBoostsQuery } from '#client/boosts/boosts.api.ts'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { MineTools } from '#client/listings/mine/MineTools.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { Checkbox } from '#client/ui/form/Checkbox.tsx'
import { PagedList } from '#client/ui/list/PagedList.tsx'
import { useAddressFilters } from '#client/ui/list/useAddressFilters.ts'
import { usePages } from '#client/ui/list/usePages.ts'
import type { TeamAgency } from '#shared/agencies/agencies.ts'
import { agencyWorkApi } from '#shared/agencies/agencyWork.ts'
import { BatchBar } from './BatchBar.tsx'
import { BoostPlaces } from './BoostPlaces.tsx'
import { ListingFilters, listingFilterNames } from './ListingFilters.tsx'
import { ListingRow } from './ListingRow.tsx'

const pageSize = 30

export function AgencyListings({ agency }: { agency: TeamAgency }) {
  const { agencies: w } = useWords('agencies')
  const { language } = useLanguage()
  const address = useAddressFilters(listingFilterNames)
  const { data: members = [] } = useQuery(membersQuery(agency.id))
  const { data: boosts } = useQuery(agencyBoostsQuery(agency.id))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const query = { ...address.filters, limit: pageSize }
  const pages = usePages(agencyWorkApi.listings, query, '', { id: agency.id })
  const shown = pages.items?.filter(({ id }) => chosen.has(id)) ?? []
  const nameOf = (id: string) => members.find(({ userId }) => userId === id)?.name
  function choose(id: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <ListingFilters members={members} {...address} />
        <MineTools publish={w.listings.publish} />
      </div>
      {boosts && <BoostPlaces {...boosts} />}
      <PagedList
        pages={pages}
        more={w.listings.more}
        total={w.listings.count(pages.total, formatNumber(pages.total, language))}
        empty={
          address.isFiltered ? (
            <EmptyState
              title={w.listings.none}
              actions={<Button onClick={address.clear}>{w.listings.clear}</Button>}
            />
          ) : (
            <EmptyState title={w.listings.empty} text={w.listings.emptyText} />
          )
        }
      >
        {(items) => (
          <>
            <Checkbox
              checked={shown.length === items.length}
              onChange={(isChosen) => setChosen(new Set(isChosen ? items.map(({ id }) => id) : []))}
            >
              {w.listings.selectAll}
            </Checkbox>
            <ul
              aria-label={w.listings.list}
              className="divide-y overflow-hidden rounded-lg border bg-surface-raised"
            >
              {items.map((listing) => (
                <ListingRow
                  key={listing.id}
                  listing={listing}
                  inCharge={nameOf(listing.ownerId)}
                  boosts={boosts}
                  agency={agency}
                  isChosen={chosen.has(listing.id)}
                  onChoose={(isChosen) => choose(listing.id, isChosen)}
                />
              ))}
            </ul>
            {shown.length > 0 && (
              <BatchBar
                agency={agency}
                listings={shown}
                members={members}
                onClear={() => setChosen(new Set())}
              />
            )}
          </>
        )}
      </PagedList>
    </div>
  )
}

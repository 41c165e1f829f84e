import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { batchQuery } from '#client/listings/listings.api.ts'
import { Button } from '#client/ui/Button.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { AnswerListing } from './AnswerListing.tsx'

const shownFirst = 3

/** The listings that an answer names; after a reload they are loaded as they are by then. */
export function AnswerListings({ ids }: { ids: readonly string[] }) {
  const { chat: w } = useWords('chat')
  const [isWhole, setWhole] = useState(false)
  const { data: listings, isPending } = useQuery(batchQuery(ids))
  if (isPending) return <Skeleton className="mt-2 h-24 rounded-lg" />
  if (!listings || listings.length === 0) return null
  const shown = isWhole ? listings : listings.slice(0, shownFirst)
  return (
    <>
      <ul aria-label={w.listings} className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">
        {shown.map((listing) => (
          <li key={listing.id}>
            <AnswerListing listing={listing} />
          </li>
        ))}
      </ul>
      {shown.length < listings.length && (
        <Button variant="quiet" size="sm" className="mt-1 min-h-11" onClick={() => setWhole(true)}>
          {w.moreListings(listings.length - shown.length)}
        </Button>
      )}
    </>
  )
}

import { useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { AnswerListing } from './AnswerListing.tsx'

const shownFirst = 4

export function AnswerListings({ listings }: { listings: readonly Listing[] }) {
  const { chat: w } = useWords('chat')
  const [isWhole, setWhole] = useState(false)
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

import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { use, useEffect, useRef } from 'react'
import { useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { ListingCard } from '#client/listings/card/ListingCard.tsx'
import { ListingActionContext } from '#client/listings/card/listingAction.ts'
import { listingQuery } from '#client/listings/listings.api.ts'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'

interface SelectedCardProps {
  id: string
  mainPrice: 'sale' | 'rent'
  onClose: () => void
}

/** Of a touched bubble. */
export function SelectedCard({ id, mainPrice, onClose }: SelectedCardProps) {
  const { map: w } = useWords('map')
  const rate = useRate()
  const action = use(ListingActionContext)
  const frame = useRef<HTMLElement>(null)
  const { data, error } = useQuery(listingQuery(id))
  // Its heading follows for those who read by ear; the bubble has it back afterwards.
  useEffect(() => {
    const before = document.activeElement
    frame.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <section
      ref={frame}
      aria-label={w.selected}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="absolute inset-x-3 bottom-8 z-30 mx-auto max-w-md rounded-lg shadow-overlay outline-none sm:right-auto sm:left-3 sm:mx-0 sm:w-md"
    >
      {data ? (
        <ListingCard
          listing={data}
          rate={rate}
          layout="list"
          mainPrice={mainPrice}
          action={action}
          level={2}
        />
      ) : error || data === null ? (
        <p className="rounded-lg bg-surface-raised p-4 pr-14 text-sm">{w.selectedGone}</p>
      ) : (
        <Skeleton className="h-36 rounded-lg" />
      )}
      <IconButton
        label={w.closeCard}
        variant="raised"
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onClose}
        className="absolute -top-13 right-0 border"
      />
    </section>
  )
}

import clsx from 'clsx'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { useListingText } from '#client/listings/useListingText.ts'
import type { Listing } from '#shared/listings.ts'
import { useFavoriteActions, useIsFavorite } from './favorites.store.ts'

interface FavoriteButtonProps {
  listing: Listing
  className?: string
}

/** The heart: keeps a listing or lets it go. */
export function FavoriteButton({ listing, className }: FavoriteButtonProps) {
  const { favorites: w } = useWords()
  const { title } = useListingText(listing)
  const { toggle } = useFavoriteActions()
  const isKept = useIsFavorite(listing.id)
  const [pressed, setPressed] = useState(false)
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={w.save(title)}
      onClick={() => {
        setPressed(true)
        toggle(listing.id)
      }}
      className={clsx(
        'grid size-11 shrink-0 place-items-center rounded-full bg-surface-raised/95 shadow-card transition-colors hover:text-accent',
        isKept ? 'text-accent' : 'text-ink',
        className,
      )}
    >
      <Heart
        key={String(isKept)}
        aria-hidden="true"
        className={clsx('size-5.5', isKept && 'fill-current', isKept && pressed && 'animate-pop')}
        strokeWidth={1.9}
      />
    </button>
  )
}

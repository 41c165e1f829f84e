import clsx from 'clsx'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { afterPaint } from '#client/core/touch/afterPaint.ts'
import { useTouched } from '#client/core/touch/useTouched.ts'
import type { CardListing } from '#client/listings/card/cardProps.ts'
import { useListingText } from '#client/listings/card/useListingText.ts'
import { useFavoriteActions, useIsFavorite } from './useFavorites.ts'

interface FavoriteButtonProps {
  listing: CardListing
  className?: string
}

export function FavoriteButton({ listing, className }: FavoriteButtonProps) {
  const { favorites: w } = useWords('favorites')
  const { title } = useListingText(listing)
  const { toggle } = useFavoriteActions()
  const [isFavorite, touch] = useTouched(useIsFavorite(listing.id))
  const [pressed, setPressed] = useState(false)
  return (
    <button
      type="button"
      aria-pressed={isFavorite}
      aria-label={w.save(title)}
      onClick={() => {
        setPressed(true)
        touch(!isFavorite)
        afterPaint(() => toggle(listing.id))
      }}
      className={clsx(
        'grid size-11 shrink-0 place-items-center rounded-full bg-surface-raised/95 shadow-card transition-colors hover:text-accent',
        isFavorite ? 'text-accent' : 'text-ink',
        className,
      )}
    >
      <Heart
        key={String(isFavorite)}
        aria-hidden="true"
        className={clsx('size-5.5', isFavorite && 'fill-current', isFavorite && pressed && 'animate-pop')}
        strokeWidth={1.9}
      />
    </button>
  )
}

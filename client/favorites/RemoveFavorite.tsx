import { HeartOff } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import type { CardListing } from '#client/listings/card/cardProps.ts'
import { useListingText } from '#client/listings/card/useListingText.ts'
import { passFocus } from '#client/ui/focus/passFocus.ts'
import { useFavoriteActions } from './useFavorites.ts'

function besideOf(button: HTMLElement): Element | null | undefined {
  const card = button.closest('li')
  return (card?.nextElementSibling ?? card?.previousElementSibling)?.querySelector('[data-removes]')
}

export function RemoveFavorite({ listing }: { listing: CardListing }) {
  const { favorites: w } = useWords('favorites')
  const { title } = useListingText(listing)
  const { remove } = useFavoriteActions()
  return (
    <button
      type="button"
      aria-label={w.removeOf(title)}
      data-removes
      onClick={(event) => {
        passFocus(event, besideOf(event.currentTarget))
        remove(listing.id)
      }}
      className="relative z-10 -my-1 -ml-2 inline-flex min-h-11 items-center gap-2 rounded-full px-2 font-medium text-ink-muted text-sm hover:text-danger"
    >
      <HeartOff aria-hidden="true" className="size-4.5" />
      {w.remove}
    </button>
  )
}

import type { CardListing } from '#client/listings/card/cardProps.ts'
import { FavoriteNews } from './FavoriteNews.tsx'
import { RemoveFavorite } from './RemoveFavorite.tsx'

export function FavoriteFooter({ listing }: { listing: CardListing }) {
  return (
    <>
      <FavoriteNews listing={listing} />
      <RemoveFavorite listing={listing} />
    </>
  )
}

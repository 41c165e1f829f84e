import { Share2 } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { useListingText } from '#client/listings/card/useListingText.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { shareLink } from '#client/ui/shareLink.ts'
import type { Listing } from '#shared/listings/listings.ts'

export function ShareButton({ listing }: { listing: Listing }) {
  const words = useWords('core', 'property')
  const { property: w } = words
  const { title } = useListingText(listing)
  const url = () => `${location.origin}/property/${listing.id}`
  return (
    <IconButton
      label={w.share}
      icon={<Share2 aria-hidden="true" className="size-5" />}
      variant="raised"
      onClick={() => void shareLink({ title, url: url() }, w.linkCopiedText, words)}
    />
  )
}

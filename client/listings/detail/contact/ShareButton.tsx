import { Share2 } from 'lucide-react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { shareLink } from '#client/ui/share/shareLink.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingText } from '#shared/listings/listingText.ts'

export function ShareButton({ listing }: { listing: Listing }) {
  const words = useWords('core', 'property')
  const { property: w } = words
  const { language } = useLanguage()
  const { title } = listingText(listing, language)
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

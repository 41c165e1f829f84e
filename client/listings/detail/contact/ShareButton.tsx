import { Share2 } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { useListingText } from '#client/listings/card/useListingText.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import type { Listing } from '#shared/listings/listings.ts'

/** By the Web Share API, else copies the link. */
export function ShareButton({ listing }: { listing: Listing }) {
  const { core, property: w } = useWords('core', 'property')
  const { title } = useListingText(listing)
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      toast({ title: core.linkCopied, description: w.linkCopiedText })
    } catch {
      toast({ description: core.linkNotCopied, variant: 'destructive' })
    }
  }
  const share = async () => {
    const url = `${location.origin}/property/${listing.id}`
    if (!navigator.share) return copy(url)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // AbortError: the user closed the share dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url)
    }
  }
  return (
    <IconButton
      label={w.share}
      icon={<Share2 aria-hidden="true" className="size-5" />}
      variant="raised"
      onClick={() => void share()}
    />
  )
}

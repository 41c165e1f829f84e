import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import type { Listing } from '#shared/listings/listings.ts'
import { preloadInquiryDialog } from './inquiry.ts'
import { WhatsAppButton } from './WhatsAppButton.tsx'

interface Props {
  listing: Listing
  onAsk: () => void
  /** Side by side. */
  short?: boolean
}

export function ContactButtons({ listing, onAsk, short }: Props) {
  const { property: w } = useWords('property')
  return (
    <div className={short ? 'flex shrink-0 flex-row-reverse gap-2' : 'grid gap-2.5 print:hidden'}>
      <Button aria-haspopup="dialog" onClick={onAsk} onPointerEnter={preloadInquiryDialog}>
        {short ? w.ask : w.sendInquiry}
      </Button>
      <WhatsAppButton listing={listing} short={short} />
    </div>
  )
}

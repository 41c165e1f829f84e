import { useWords } from '#client/core/language.tsx'
import type { Listing } from '#shared/listings.ts'
import { formatUSD } from '#shared/money.ts'
import { WhatsAppButton } from './WhatsAppButton.tsx'

/** On phones the price and the way to ask stay in reach of the thumb. */
export function ContactBar({ listing }: { listing: Listing }) {
  const { listings } = useWords()
  return (
    <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 flex items-center justify-between gap-4 border-t bg-surface-raised px-4 py-2.5 md:hidden">
      <p className="min-w-0 leading-tight">
        <strong className="text-lg tabular-nums">{formatUSD(listing.priceUSD)}</strong>
        {listing.transactionType === 'rent' && (
          <span className="text-ink-muted text-sm">{listings.perMonth}</span>
        )}
      </p>
      <WhatsAppButton listing={listing} short />
    </div>
  )
}

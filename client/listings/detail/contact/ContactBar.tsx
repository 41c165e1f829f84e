import { usePriceCurrency } from '#client/auth/usePriceCurrency.ts'
import { useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { pricePair } from '#shared/core/money.ts'
import { guaraniesOf } from '#shared/listings/listingPrices.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { ContactButtons } from './ContactButtons.tsx'

export function ContactBar({ listing, onAsk }: { listing: Listing; onAsk: () => void }) {
  const { listings } = useWords('listings')
  const rate = useRate()
  const price = { usd: listing.priceUSD, pyg: guaraniesOf(listing, rate) }
  const [large, small] = pricePair(price, usePriceCurrency())
  return (
    <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 flex items-center justify-between gap-4 border-t bg-surface-raised px-4 py-2.5 max-[22rem]:gap-2 max-[22rem]:px-3 large-text:static large-text:flex-wrap short:static md:hidden print:hidden">
      <p className="min-w-0 leading-tight">
        <strong className="text-lg tabular-nums">{large}</strong>
        {listing.transactionType === 'rent' && (
          <span className="text-ink-muted text-sm">{listings.perMonth}</span>
        )}
        <span className="block text-ink-muted text-sm tabular-nums max-[22rem]:text-xs">{small}</span>
      </p>
      <ContactButtons listing={listing} onAsk={onAsk} short />
    </div>
  )
}

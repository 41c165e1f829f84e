import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenUsed } from '#client/core/idle.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { once } from '#client/core/once.ts'
import { endpointQuery } from '#client/core/queryClient.ts'
import { useOrigin } from '#client/core/rendering/rendering.ts'
import { ButtonExternalLink } from '#client/ui/Button.tsx'
import { formatUSD } from '#shared/core/money.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { listingText } from '#shared/listings/listingText.ts'
import { settingsApi } from '#shared/settings/settingsApi.ts'
import { WhatsAppIcon } from './WhatsAppIcon.tsx'

/** Loaded before the click, which leaves the page. */
const recorder = once(() => import('#client/inquiries/recordWhatsApp.ts'))

export function WhatsAppButton({ listing, short }: { listing: Listing; short?: boolean }) {
  const { property: w } = useWords('property')
  const { language } = useLanguage()
  const { title } = listingText(listing, language)
  const origin = useOrigin()
  const { data } = useQuery(endpointQuery(settingsApi.public))
  const isShown = Boolean(data?.whatsappNumber)
  useEffect(() => {
    return isShown ? whenUsed(() => void recorder.load().catch(() => undefined)) : undefined
  }, [isShown])
  if (!data?.whatsappNumber) return null
  const address = `${origin}/property/${listing.id}`
  const message = w.whatsapp.message(title, formatUSD(listing.priceUSD), address)
  return (
    <ButtonExternalLink
      href={`https://wa.me/${data.whatsappNumber.replace('+', '')}?text=${encodeURIComponent(message)}`}
      icon={<WhatsAppIcon className="size-5 shrink-0" />}
      variant="secondary"
      className={short ? 'size-11 px-0' : undefined}
      label={short ? w.whatsapp.ask : undefined}
      onClick={() => {
        recorder.load().then(
          ({ recordWhatsApp }) => recordWhatsApp(listing.id),
          () => undefined,
        )
      }}
    >
      {!short && w.whatsapp.ask}
    </ButtonExternalLink>
  )
}

import { useLanguage, useWords } from '#client/core/language.tsx'
import { useOrigin } from '#client/core/rendering/rendering.ts'
import { WhatsAppIcon } from '#client/listings/detail/contact/WhatsAppIcon.tsx'
import { paths } from '#client/paths.ts'
import { ButtonExternalLink } from '#client/ui/Button.tsx'
import type { Development } from '#shared/developments/developments.ts'

interface ContactButtonProps {
  development: Development
  /** Its number. */
  unit?: string
}

/** To the agency's WhatsApp; nothing without one. */
export function ContactButton({ development, unit }: ContactButtonProps) {
  const { language } = useLanguage()
  const { developmentPages: w } = useWords('developmentPages')
  const origin = useOrigin()
  const { whatsapp } = development.agency
  if (whatsapp === null) return null
  const address = origin + paths.development(development.slug, language)
  const message = w.whatsappMessage(development.name, unit ?? null, address)
  return (
    <ButtonExternalLink
      href={`https://wa.me/${whatsapp.replace('+', '')}?text=${encodeURIComponent(message)}`}
      icon={<WhatsAppIcon className="size-5 shrink-0" />}
    >
      {w.whatsapp}
    </ButtonExternalLink>
  )
}

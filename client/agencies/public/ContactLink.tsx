import { useWords } from '#client/core/language.tsx'
import { useOrigin } from '#client/core/rendering/rendering.ts'
import { WhatsAppIcon } from '#client/listings/detail/contact/WhatsAppIcon.tsx'
import { ButtonExternalLink } from '#client/ui/Button.tsx'

interface Props {
  /** E.164. */
  whatsapp: string
  name: string
  /** Of the page. */
  path: string
}

export function ContactLink({ whatsapp, name, path }: Props) {
  const { agencyPages: w } = useWords('agencyPages')
  const message = w.whatsappMessage(name, useOrigin() + path)
  return (
    <ButtonExternalLink
      href={`https://wa.me/${whatsapp.replace('+', '')}?text=${encodeURIComponent(message)}`}
      icon={<WhatsAppIcon className="size-5 shrink-0" />}
    >
      {w.whatsapp}
    </ButtonExternalLink>
  )
}

import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { endpointQuery } from '#client/core/queryClient.ts'
import { phoneText } from '#client/inquiries/phoneText.ts'
import { ButtonExternalLink } from '#client/ui/Button.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { settingsApi } from '#shared/settings/settingsApi.ts'

/** The central number, with a message to begin with. */
export function WhatsappNumber({ message, action }: { message: string; action: string }) {
  const { about: w } = useWords('about')
  const { data, error, refetch } = useQuery(endpointQuery(settingsApi.public))
  if (error) return <ErrorNote error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="h-11 w-56 rounded-full" />
  if (!data.whatsappNumber) return <p>{w.whatsappNone}</p>
  const digits = data.whatsappNumber.replace(/\D/g, '')
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <ButtonExternalLink
        href={`https://wa.me/${digits}?text=${encodeURIComponent(message)}`}
        icon={<MessageCircle aria-hidden="true" className="size-5" />}
      >
        {action}
      </ButtonExternalLink>
      <span className="font-semibold tabular">{phoneText(data.whatsappNumber)}</span>
    </div>
  )
}

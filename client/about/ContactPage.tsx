import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { endpointQuery } from '#client/core/queryClient.ts'
import { phoneText } from '#client/inquiries/phoneText.ts'
import { ButtonExternalLink } from '#client/ui/Button.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { settingsApi } from '#shared/settings/settingsApi.ts'

export default function ContactPage() {
  const { about: w } = useWords('about')
  return (
    <PageFrame>
      <div className="mx-auto max-w-reading">
        <h1 className="text-3xl sm:text-4xl">{w.contactTitle}</h1>
        <p className="mt-3 text-ink-muted text-lg">{w.contactIntro}</p>
        <section className="mt-8 rounded-lg border bg-surface-raised p-5 shadow-card sm:p-7">
          <h2 className="text-2xl">{w.whatsappTitle}</h2>
          <p className="mt-1 text-ink-muted">{w.whatsappText}</p>
          <div className="mt-5 min-h-11">
            <WhatsappNumber />
          </div>
        </section>
        <section className="mt-10">
          <h2 className="text-xl">{w.questionsTitle}</h2>
          <dl>
            {w.questions.map((question) => (
              <div key={question.title} className="mt-4 border-t pt-4">
                <dt className="font-semibold">{question.title}</dt>
                <dd className="mt-1 text-ink-muted">{question.text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </PageFrame>
  )
}

function WhatsappNumber() {
  const { about: w } = useWords('about')
  const { data, error, refetch } = useQuery(endpointQuery(settingsApi.public))
  if (error) return <ErrorNote error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="h-11 w-56 rounded-full" />
  if (!data.whatsappNumber) return <p>{w.whatsappNone}</p>
  const digits = data.whatsappNumber.replace(/\D/g, '')
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <ButtonExternalLink
        href={`https://wa.me/${digits}?text=${encodeURIComponent(w.whatsappMessage)}`}
        icon={<MessageCircle aria-hidden="true" className="size-5" />}
      >
        {w.whatsappAction}
      </ButtonExternalLink>
      <span className="font-semibold tabular">{phoneText(data.whatsappNumber)}</span>
    </div>
  )
}

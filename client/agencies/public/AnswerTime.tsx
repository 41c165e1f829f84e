import { useQuery } from '@tanstack/react-query'
import { Timer } from 'lucide-react'
import { formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { durationText } from '#shared/inquiries/durationText.ts'
import { type Party, responseTimeQuery } from './agencyPages.api.ts'

/** Empty without enough data. */
export function AnswerTime({ party, slug }: { party: Party; slug: string }) {
  const { language } = useLanguage()
  const { responseTime: w } = useWords('responseTime')
  const { data } = useQuery(responseTimeQuery(party, slug))
  if (!data || data.medianMinutes === null) return null
  return (
    <p className="flex items-start justify-center gap-2 text-sm sm:justify-start">
      <Timer aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-positive" />
      <span>
        <strong className="font-semibold">{w.usual(durationText(data.medianMinutes, w.durations))}</strong>{' '}
        <span className="text-ink-muted">({w.basis(data.answers, formatDate(data.asOf, language))})</span>
      </span>
    </p>
  )
}

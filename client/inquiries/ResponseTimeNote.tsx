import { useQuery } from '@tanstack/react-query'
import { Timer } from 'lucide-react'
import { formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { endpointQuery } from '#client/core/queryClient.ts'
import { durationText } from '#shared/inquiries/durationText.ts'
import { inquiriesApi } from '#shared/inquiries/inquiries.ts'

/** Empty without enough data. */
export function ResponseTimeNote({ listingId }: { listingId: string }) {
  const { language } = useLanguage()
  const { responseTime: w } = useWords('responseTime')
  const { data } = useQuery(endpointQuery(inquiriesApi.responseTime, { params: { id: listingId } }))
  if (!data || data.medianMinutes === null) return null
  return (
    <p className="mt-3 flex items-start gap-2 text-sm">
      <Timer aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-positive" />
      <span>
        <strong className="font-semibold">{w.usual(durationText(data.medianMinutes, w.durations))}</strong>
        <span className="block text-ink-muted text-xs">
          {w.basis(data.answers, formatDate(data.asOf, language))}
        </span>
      </span>
    </p>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Timer } from 'lucide-react'
import { formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { durationText } from '#shared/inquiries/durationText.ts'
import { speedQuery } from './inbox.api.ts'
import type { InboxScope } from './scope.ts'

/** Empty without enough data. */
export function ResponseTime({ scope }: { scope: InboxScope }) {
  const { language } = useLanguage()
  const { inbox: w } = useWords('inbox')
  const { data } = useQuery(speedQuery(scope))
  if (!data || (data.medianMinutes === null && scope.name === 'panel')) return null
  const { medianMinutes, answers, asOf } = data
  return (
    <p className="mt-2 flex items-start gap-2 text-sm">
      <Timer aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-action" />
      {medianMinutes === null ? (
        <span className="text-ink-muted">{w.noSpeed}</span>
      ) : (
        <span>
          <strong>{w.speed(durationText(medianMinutes, w))}</strong>{' '}
          <span className="text-ink-muted">{w.speedOf(answers, formatDate(asOf, language))}</span>
        </span>
      )}
    </p>
  )
}

import { useQuery } from '@tanstack/react-query'
import { formatDate } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { historyQuery } from '#client/developments/team/team.api.ts'
import { QueryPart } from '#client/ui/feedback/QueryPart.tsx'
import { wallTime } from '#shared/core/paraguayTime.ts'
import type { TeamUnit } from '#shared/developments/teamDevelopments.ts'

interface UnitHistoryProps {
  developmentId: string
  unit: TeamUnit
}

export function UnitHistory({ developmentId, unit }: UnitHistoryProps) {
  const { language } = useLanguage()
  const { developmentTeam: w } = useWords('developmentTeam')
  const query = useQuery(historyQuery(developmentId, unit.id))
  return (
    <section aria-label={w.history} className="mt-6 border-t pt-4">
      <h3 className="text-lg">{w.history}</h3>
      <QueryPart query={query}>
        {(events) =>
          events.length === 0 ? (
            <p className="mt-1 text-ink-muted text-sm">{w.noHistory}</p>
          ) : (
            <ol className="mt-2 grid gap-2 text-sm">
              {events.map(({ at, event, heldFor, by }) => (
                <li key={`${at} ${event}`}>
                  <b className="font-semibold">{w.events[event]}</b>{' '}
                  <span className="wrap-anywhere">
                    {[heldFor && `(${heldFor})`, by && w.by(by)].filter(Boolean).join(' ')}
                  </span>
                  <span className="block text-ink-muted">
                    {formatDate(at, language)}, {wallTime(new Date(at)).slice(11, 16)}
                  </span>
                </li>
              ))}
            </ol>
          )
        }
      </QueryPart>
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { isAboutOneself, repeatedEvent } from '#client/admin/activities/events.ts'
import { panelPaths } from '#client/admin/panelPaths.ts'
import { StatCards } from '#client/admin/stats/StatCards.tsx'
import { formatAgo } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { endpointQuery, ownStaleTime } from '#client/core/queryClient.ts'
import { NoMailNote } from '#client/inquiries/inbox/NoMailNote.tsx'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx'
import { type Activity, type ActivityEvent, activitiesApi } from '#shared/activities.ts'
import { actorName, failedSignIns, subjectName } from '#shared/activityNames.ts'

export function GeneralTab() {
  const { admin: w } = useWords('admin')
  return (
    <>
      <NoMailNote text={w.noMail} className="mb-4" />
      <StatCards />
      <RecentActivities />
    </>
  )
}

function RecentActivities() {
  const { activities: w } = useWords('activities')
  const query = {
    ...endpointQuery(activitiesApi.list, { query: { grouped: true } }),
    staleTime: ownStaleTime,
  }
  const { data, error, refetch } = useQuery(query)
  if (!data) return error ? <ErrorNote error={error} onRetry={refetch} /> : <ListSkeleton />
  if (data.length === 0) return <EmptyState level={3} title={w.empty} />
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className="mb-3 text-xl">
        {w.recent}
      </h2>
      <ul className="divide-y rounded-lg border bg-surface-raised">
        {data.map((activity) => (
          <Line key={activity.id} activity={activity} />
        ))}
      </ul>
      <ButtonLink to={panelPaths.activities()} variant="quiet" className="mt-3 -ml-5">
        {w.all}
      </ButtonLink>
    </section>
  )
}

/** The others are told by their action; only a listing is uploaded. */
const namedEvents: ReadonlySet<ActivityEvent> = new Set(['inquire', 'sign_in_failed'])

function Line({ activity }: { activity: Activity }) {
  const { language } = useLanguage()
  const { activities: w } = useWords('activities')
  const { action, event, subject, createdAt } = activity
  const isNamed = namedEvents.has(event) || (event === 'create' && subject.kind !== 'listing')
  const failures = failedSignIns(activity, w)
  return (
    <li className="grid items-baseline gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0 break-words">
        <span className="font-semibold">{actorName(activity, w)}</span>{' '}
        {isAboutOneself(event) ? (
          repeatedEvent(activity, w, language)
        ) : (
          <>
            {isNamed ? w.events[event] : w.verbs[action]}{' '}
            <span className="font-semibold">{subjectName(activity, w)}</span>
            {failures && <span className="text-ink-muted text-sm"> · {failures}</span>}
          </>
        )}
      </p>
      <time dateTime={createdAt} title={createdAt} className="text-ink-muted text-sm">
        {formatAgo(createdAt, language, Date.now())}
      </time>
    </li>
  )
}

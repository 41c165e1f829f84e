import { useQuery } from '@tanstack/react-query'
import { actorName } from '#client/admin/activities/actorName.ts'
import { isAboutOneself } from '#client/admin/activities/isAboutOneself.ts'
import { panelPaths } from '#client/admin/panelPaths.ts'
import { formatAgo } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { endpointQuery, ownStaleTime } from '#client/core/queryClient.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx'
import { ErrorNote } from '#client/ui/feedback/ErrorNote.tsx'
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx'
import { type Activity, activitiesApi } from '#shared/activities.ts'

export function GeneralTab() {
  const { activities: w } = useWords('activities')
  const query = { ...endpointQuery(activitiesApi.list), staleTime: ownStaleTime }
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

function Line({ activity }: { activity: Activity }) {
  const { language } = useLanguage()
  const { activities: w } = useWords('activities')
  const { action, event, propertyTitle, createdAt } = activity
  return (
    <li className="grid items-baseline gap-x-4 gap-y-1 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0 break-words">
        <span className="font-semibold">{actorName(activity, w)}</span>{' '}
        {isAboutOneself(event) ? (
          w.events[event]
        ) : (
          <>
            {event === 'inquire' ? w.events[event] : w.verbs[action]}{' '}
            <span className="font-semibold">{propertyTitle}</span>
          </>
        )}
      </p>
      <time dateTime={createdAt} title={createdAt} className="text-ink-muted text-sm">
        {formatAgo(createdAt, language, Date.now())}
      </time>
    </li>
  )
}

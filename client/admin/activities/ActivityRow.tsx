import { Link } from 'wouter'
import { fieldText } from '#client/admin/listings/fieldText.ts'
import { panelPaths } from '#client/admin/panelPaths.ts'
import { formatAgo } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { DataTable } from '#client/ui/chart/DataTable.tsx'
import { TableDisclosure } from '#client/ui/chart/TableDisclosure.tsx'
import type { Activity } from '#shared/activities.ts'
import { localeOf } from '#shared/core/language.ts'
import { actorName } from './actorName.ts'
import { isAboutOneself } from './isAboutOneself.ts'

export function ActivityRow({ activity }: { activity: Activity }) {
  const { language } = useLanguage()
  const { activities: w } = useWords('activities')
  const { event, propertyTitle, createdAt, subject, actor, changes, reason } = activity
  const fields = Object.entries(changes ?? {})
  const when = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: language === 'es' ? 'h23' : 'h12',
    timeZone: 'America/Asuncion',
  }).format(new Date(createdAt))
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1 basis-64 break-words">
          <span className="font-semibold">{actorName(activity, w)}</span> {w.events[event]}{' '}
          {!isAboutOneself(event) && <SubjectName subject={subject} name={propertyTitle} />}
        </p>
        <time dateTime={createdAt} title={when} className="min-w-0 text-ink-muted text-sm">
          {formatAgo(createdAt, language, Date.now())} · {when}
        </time>
      </div>
      <p className="mt-1 flex flex-wrap gap-2">
        <Badge>{w.actors[actor.kind]}</Badge>
        <Badge>{w.subjects[subject.kind]}</Badge>
      </p>
      {reason && (
        <p className="mt-1.5 break-words text-ink-muted text-sm">
          {w.reason}: {reason}
        </p>
      )}
      {fields.length > 0 && (
        <TableDisclosure label={w.changes(fields.length)}>
          <div className="overflow-x-auto">
            <ChangeTable fields={fields} caption={propertyTitle} />
          </div>
        </TableDisclosure>
      )}
    </li>
  )
}

function SubjectName({ subject, name }: { subject: Activity['subject']; name: string }) {
  const className = 'font-semibold text-action underline-offset-4 hover:underline'
  if (subject.kind === 'listing' && subject.id)
    return (
      <Link href={panelPaths.review(subject.id)} className={className}>
        {name}
      </Link>
    )
  if (subject.kind === 'user' && subject.id)
    return (
      <Link href={panelPaths.users({ text: subject.id })} className={className}>
        {name}
      </Link>
    )
  return <span className="font-semibold">{name}</span>
}

function ChangeTable({ fields, caption }: { fields: [string, [unknown, unknown]][]; caption: string }) {
  const { language } = useLanguage()
  const { activities: w, listings, managed } = useWords('activities', 'listings', 'managed')
  const text = fieldText({ listings, managed }, language)
  return (
    <DataTable
      caption={caption}
      columns={[w.field, w.before, w.after]}
      rows={fields.map(([field, [before, after]]) => ({
        key: field,
        head: text.label(field),
        cells: [before, after].map((value) => (
          <span key={String(value)} className="block max-w-72 whitespace-pre-line break-words text-left">
            {text.value(field, value) || w.nothing}
          </span>
        )),
      }))}
    />
  )
}

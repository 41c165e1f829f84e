import { Link } from 'wouter'
import { fieldText } from '#client/admin/listings/fieldText.ts'
import { panelPaths } from '#client/admin/panelPaths.ts'
import { formatAgo } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { DataTable } from '#client/ui/chart/DataTable.tsx'
import { TableDisclosure } from '#client/ui/chart/TableDisclosure.tsx'
import type { Activity } from '#shared/activities.ts'
import { actorName, failedSignIns, subjectName } from '#shared/activityNames.ts'
import { localeOf } from '#shared/core/language.ts'
import { paraguayZone } from '#shared/core/paraguayTime.ts'
import type { ModerationState } from '#shared/listings/moderation.ts'
import { isAboutOneself, repeatedEvent } from './events.ts'

type Change = [field: string, values: [unknown, unknown]]

export function ActivityRow({ activity }: { activity: Activity }) {
  const { language } = useLanguage()
  const { activities: w } = useWords('activities')
  const { event, createdAt, subject, actor, changes, reason, repeated } = activity
  const name = subjectName(activity, w)
  const failures = failedSignIns(activity, w)
  const all = failures === undefined ? Object.entries(changes ?? {}) : []
  const fields = all.map(([field, [before, after]]): Change => {
    const isRefusal = event === 'reject' && field === 'status'
    return [field, [before, isRefusal ? ('rejected' satisfies ModerationState) : after]]
  })
  const moment = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: language === 'es' ? 'h23' : 'h12',
    timeZone: paraguayZone,
  })
  const until = new Date(createdAt)
  const when = repeated ? moment.formatRange(new Date(repeated.since), until) : moment.format(until)
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <p className="min-w-0 flex-1 basis-72 break-words">
          <span className="font-semibold">{actorName(activity, w)}</span>{' '}
          {repeatedEvent(activity, w, language)}{' '}
          {!isAboutOneself(event) && <SubjectName subject={subject} name={name} />}
        </p>
        <p className="text-ink-muted text-sm sm:text-right">
          {w.actors[actor.kind]} · <span className="max-sm:hidden">{w.subjects[subject.kind]} · </span>
          <time dateTime={createdAt}>
            <span className="max-sm:hidden">{formatAgo(createdAt, language, Date.now())} · </span>
            {when}
          </time>
        </p>
      </div>
      {failures && <p className="mt-0.5 text-ink-muted text-sm">{failures}</p>}
      {reason && (
        <p className="mt-1.5 break-words text-ink-muted text-sm">
          {w.reason}: {reason}
        </p>
      )}
      {fields.length > 0 && (
        <TableDisclosure label={w.changes(fields.length)}>
          <div className="overflow-x-auto">
            <ChangeTable fields={fields} caption={name} />
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
      <Link href={panelPaths.approval(subject.id)} className={className}>
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

function ChangeTable({ fields, caption }: { fields: Change[]; caption: string }) {
  const { language } = useLanguage()
  const words = useWords('activities', 'fieldLabels', 'listingFacts', 'listings', 'moderation')
  const { activities: w } = words
  const text = fieldText(words, language)
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

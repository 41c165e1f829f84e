import { CalendarCheck, CalendarPlus, CalendarX, MapPin } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { lazyPart } from '#client/core/lazyPart.tsx'
import { useNow } from '#client/core/rendering/rendering.ts'
import { DownloadButton } from '#client/inquiries/DownloadButton.tsx'
import { momentText } from '#client/inquiries/marketTime.ts'
import { Button, ButtonNativeLink } from '#client/ui/Button.tsx'
import type { Appointment } from '#shared/inquiries/appointments.ts'
import type { InquirySide } from '#shared/inquiries/inbox.ts'
import type { AppointmentAccess } from './access.ts'
import { PreferredTimes } from './PreferredTimes.tsx'

const AppointmentDialog = lazyPart(() =>
  import('./AppointmentDialog.tsx').then(({ AppointmentDialog }) => AppointmentDialog),
)
const CancelDialog = lazyPart(() => import('./CancelDialog.tsx').then(({ CancelDialog }) => CancelDialog))

interface Props {
  visit: Appointment | null
  preferredTimes: readonly string[]
  side: InquirySide
  access: AppointmentAccess
}

export function AppointmentSection({ visit: appointment, preferredTimes, side, access }: Props) {
  const { inbox } = useWords('inbox')
  const w = inbox.appointment
  const now = useNow()
  const [chosen, setChosen] = useState<string>()
  const [isCancelling, setCancelling] = useState(false)
  const isAgreed = appointment?.status === 'agreed' && Date.parse(appointment.startsAt) > now
  const canAgree = side === 'recipient'
  if (!appointment && preferredTimes.length === 0 && !canAgree) return null
  return (
    <section aria-label={w.title} className="grid gap-4 border-t pt-5">
      {appointment && <AppointmentCard appointment={appointment} access={access} />}
      {!isAgreed && preferredTimes.length > 0 && (
        <PreferredTimes times={preferredTimes} side={side} onAgree={canAgree ? setChosen : undefined} />
      )}
      <div className="flex flex-wrap gap-2">
        {isAgreed && (
          <>
            <Button
              variant="secondary"
              size="sm"
              className="min-h-11"
              onClick={() => setChosen(appointment.startsAt)}
            >
              {w.move}
            </Button>
            <Button variant="quiet" size="sm" className="min-h-11" onClick={() => setCancelling(true)}>
              {w.cancel}
            </Button>
          </>
        )}
        {!isAgreed && canAgree && (
          <Button
            variant="secondary"
            size="sm"
            icon={<CalendarPlus aria-hidden="true" className="size-4.5" />}
            className="min-h-11"
            onClick={() => setChosen('')}
          >
            {appointment ? w.again : w.agree}
          </Button>
        )}
      </div>
      <Suspense>
        {chosen !== undefined && (
          <AppointmentDialog
            start={chosen}
            appointment={isAgreed ? appointment : null}
            access={access}
            onClose={() => setChosen(undefined)}
          />
        )}
        {isCancelling && <CancelDialog access={access} onClose={() => setCancelling(false)} />}
      </Suspense>
    </section>
  )
}

function AppointmentCard({ appointment, access }: { appointment: Appointment; access: AppointmentAccess }) {
  const { language } = useLanguage()
  const { inbox } = useWords('inbox')
  const w = inbox.appointment
  const isCancelled = appointment.status === 'cancelled'
  const isPast = Date.parse(appointment.startsAt) <= useNow()
  const Icon = isCancelled ? CalendarX : CalendarCheck
  return (
    <div
      className={`flex flex-wrap items-start gap-3.5 rounded-lg p-4 ${isCancelled ? 'bg-surface-sunken' : 'bg-positive-soft'}`}
    >
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-6 shrink-0 ${isCancelled ? 'text-ink-muted' : 'text-positive'}`}
      />
      <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
        <h3 className="font-semibold text-base">{isCancelled ? w.cancelled : w.agreed}</h3>
        <p className={isCancelled ? 'text-ink-muted line-through' : 'font-semibold text-lg'}>
          <time dateTime={appointment.startsAt}>{momentText(appointment.startsAt, language)}</time>
        </p>
        <p className="text-ink-muted text-sm">
          {isPast && !isCancelled ? `${w.past} · ` : ''}
          {w.zone} · {w.minutes(appointment.minutes)}
        </p>
        <p className="flex items-start gap-1.5 text-sm">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {appointment.place}
        </p>
        {appointment.cancelReason && (
          <p className="wrap-anywhere mt-1 whitespace-pre-line text-sm">
            {w.reason}: {appointment.cancelReason}
          </p>
        )}
        {appointment.note && (
          <p className="wrap-anywhere mt-1 whitespace-pre-line text-sm">{appointment.note}</p>
        )}
      </div>
      {!isCancelled && !isPast && <CalendarFile access={access} />}
    </div>
  )
}

function CalendarFile({ access }: { access: AppointmentAccess }) {
  const { core, inbox } = useWords('core', 'inbox')
  const w = inbox.appointment
  const icon = <CalendarPlus aria-hidden="true" className="size-4.5" />
  if (access.needsHeader)
    return (
      <DownloadButton
        address={access.calendar}
        fileName={w.file}
        failed={core.somethingWrongText}
        icon={icon}
      >
        {w.calendar}
      </DownloadButton>
    )
  return (
    <ButtonNativeLink href={access.calendar} variant="secondary" size="sm" icon={icon} className="min-h-11">
      {w.calendar}
    </ButtonNativeLink>
  )
}

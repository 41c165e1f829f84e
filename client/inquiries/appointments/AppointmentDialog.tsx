import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { appointmentDays, appointmentHours, hourChoices } from '#client/inquiries/appointmentChoices.ts'
import { asMoment, clockTime } from '#client/inquiries/marketTime.ts'
import { useSendsMail } from '#client/notifications/useSendsMail.ts'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { type Appointment, appointmentMinutes, type NewAppointment } from '#shared/inquiries/appointments.ts'
import type { AppointmentAccess } from './access.ts'
import { useAppointmentSaving } from './useAppointmentSaving.ts'

interface Props {
  /** Local time, or empty. */
  start: string
  appointment: Appointment | null
  access: AppointmentAccess
  onClose: () => void
}

const durations = [30, appointmentMinutes.default, 60, 90, 120]

export function AppointmentDialog({ start, appointment, access, onClose }: Props) {
  const { inbox } = useWords('inbox')
  const w = inbox.appointment
  const id = useId()
  const { form, values, change, problems, submit, isBusy } = useAppointment({
    start,
    appointment,
    access,
    onClose,
  })
  const sendsMail = useSendsMail()
  const minutes = durations.includes(values.minutes) ? durations : [values.minutes, ...durations]
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={appointment ? w.move : w.agree}
      description={sendsMail ? w.lead : w.noMail}
      footer={
        <Button type="submit" form={id} busy={isBusy} className="max-sm:w-full">
          {appointment ? w.move : w.agree}
        </Button>
      }
    >
      <form id={id} ref={form} noValidate onSubmit={submit} className="grid gap-5 pt-1">
        <DayAndHour day={values.day} hour={values.hour} problems={problems} onChange={change} />
        <Field label={w.duration}>
          {(control) => (
            <Select
              {...control}
              value={String(values.minutes)}
              options={minutes.map((one) => ({ value: String(one), label: w.minutes(one) }))}
              onChoose={(one) => change({ minutes: Number(one) })}
            />
          )}
        </Field>
        <Field label={w.note} hint={w.noteHint} error={problems.note}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={500}
              value={values.note}
              onChange={({ target }) => change({ note: target.value })}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

interface Values {
  day: string
  hour: string
  minutes: number
  note: string
}
type Problems = Partial<Record<'day' | 'hour' | 'note', string>>

function useAppointment({ start, appointment, access, onClose }: Props) {
  const { inbox: w } = useWords('inbox')
  const [values, setValues] = useState<Values>(() => ({
    ...(start ? clockTime(Date.parse(start)) : { day: '', hour: '' }),
    minutes: appointment?.minutes ?? appointmentMinutes.default,
    note: appointment?.note ?? '',
  }))
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])
  const saving = useAppointmentSaving({
    save: (body: NewAppointment) => access.save(body),
    title: w.appointment.saved,
    text: useSendsMail() ? w.appointment.savedText : w.appointment.noMail,
    onDone() {
      access.onChanged()
      onClose()
    },
    onFields: ({ startsAt, note }) =>
      setProblems({ ...(startsAt && { hour: startsAt }), ...(note && { note }) }),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (saving.isPending) return
    const { day, hour, minutes, note } = values
    const startsAt = asMoment({ day, hour })
    if (!day) return setProblems({ day: w.times.dayMissing })
    if (!hour) return setProblems({ hour: w.times.hourMissing })
    if (startsAt <= asMoment(clockTime(Date.now()))) return setProblems({ hour: w.times.past })
    saving.mutate({ startsAt, minutes, note: note.trim() || null })
  }
  return {
    form,
    values,
    problems,
    submit,
    isBusy: saving.isPending,
    change(part: Partial<Values>) {
      setValues({ ...values, ...part })
      if (Object.keys(problems).length > 0) setProblems({})
    },
  }
}

interface DayAndHourProps {
  day: string
  hour: string
  problems: Problems
  onChange: (part: Partial<Values>) => void
}

function DayAndHour({ day, hour, problems, onChange }: DayAndHourProps) {
  const { language } = useLanguage()
  const { inbox: w } = useWords('inbox')
  const now = clockTime(Date.now())
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start gap-3">
        <Field label={w.appointment.day} required error={problems.day} className="flex-1">
          {(control) => (
            <Select
              {...control}
              value={day}
              options={[
                { value: '', label: w.times.chooseDay },
                ...appointmentDays(now, day, language, w.times),
              ]}
              onChoose={(next) => onChange({ day: next })}
            />
          )}
        </Field>
        <Field label={w.appointment.hour} required error={problems.hour} className="w-30">
          {(control) => (
            <Select
              {...control}
              value={hour}
              options={[
                { value: '', label: w.times.chooseHour },
                ...hourChoices(appointmentHours(now, { day, hour }), language),
              ]}
              onChoose={(next) => onChange({ hour: next })}
            />
          )}
        </Field>
      </div>
      <p className="text-ink-muted text-sm">{w.appointment.zone}</p>
    </div>
  )
}

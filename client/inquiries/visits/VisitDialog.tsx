import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { asMoment, clockTime } from '#client/inquiries/marketTime.ts'
import { hourChoices, visitDays, visitHours } from '#client/inquiries/visitChoices.ts'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { type NewVisit, type Visit, visitMinutes } from '#shared/inquiries/visits.ts'
import type { VisitAccess } from './access.ts'
import { useVisitSaving } from './useVisitSaving.ts'

interface Props {
  /** Local time, or empty. */
  start: string
  visit: Visit | null
  access: VisitAccess
  onClose: () => void
}

const durations = [30, visitMinutes.default, 60, 90, 120]

export function VisitDialog({ start, visit, access, onClose }: Props) {
  const { inbox } = useWords('inbox')
  const w = inbox.visit
  const id = useId()
  const { form, values, change, problems, submit, isBusy } = useVisit({ start, visit, access, onClose })
  const minutes = durations.includes(values.minutes) ? durations : [values.minutes, ...durations]
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={visit ? w.move : w.agree}
      description={w.lead}
      footer={
        <Button type="submit" form={id} busy={isBusy} className="max-sm:w-full">
          {visit ? w.move : w.agree}
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

function useVisit({ start, visit, access, onClose }: Props) {
  const { inbox: w } = useWords('inbox')
  const [values, setValues] = useState<Values>(() => ({
    ...(start ? clockTime(Date.parse(start)) : { day: '', hour: '' }),
    minutes: visit?.minutes ?? visitMinutes.default,
    note: visit?.note ?? '',
  }))
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])
  const saving = useVisitSaving({
    save: (body: NewVisit) => access.save(body),
    title: w.visit.saved,
    text: w.visit.savedText,
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
        <Field label={w.visit.day} required error={problems.day} className="flex-1">
          {(control) => (
            <Select
              {...control}
              value={day}
              options={[{ value: '', label: w.times.chooseDay }, ...visitDays(now, day, language, w.times)]}
              onChoose={(next) => onChange({ day: next })}
            />
          )}
        </Field>
        <Field label={w.visit.hour} required error={problems.hour} className="w-30">
          {(control) => (
            <Select
              {...control}
              value={hour}
              options={[
                { value: '', label: w.times.chooseHour },
                ...hourChoices(visitHours(now, { day, hour }), language),
              ]}
              onChoose={(next) => onChange({ hour: next })}
            />
          )}
        </Field>
      </div>
      <p className="text-ink-muted text-sm">{w.visit.zone}</p>
    </div>
  )
}

import { Plus, X } from 'lucide-react'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { appointmentDays, appointmentHours, hourChoices } from '#client/inquiries/appointmentChoices.ts'
import { type ClockTime, clockTime } from '#client/inquiries/marketTime.ts'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { type InquiryProblems, maxTimes, noTime, shownTimes, timeField } from './inquiryValues.ts'

interface Props {
  times: readonly ClockTime[]
  problems: InquiryProblems
  onChange: (times: ClockTime[]) => void
}

export function PreferredTimes({ times, problems, onChange }: Props) {
  const { inquiries } = useWords('inquiries')
  const w = inquiries.times
  const set = (index: number, part: Partial<ClockTime>) =>
    onChange(times.map((time, at) => (at === index ? { ...time, ...part } : time)))
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-semibold text-sm">{w.title}</legend>
      <p className="text-ink-muted text-sm">{w.lead}</p>
      {times.map((time, index) => (
        <TimeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a time has nothing but its place
          key={index}
          number={index + 1}
          time={time}
          error={problems[timeField(index)]}
          onChange={(part) => set(index, part)}
          onRemove={
            index < shownTimes ? undefined : () => onChange(times.filter((_, position) => position !== index))
          }
        />
      ))}
      {times.length < maxTimes && (
        <Button
          variant="quiet"
          size="sm"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => onChange([...times, noTime])}
          className="-ml-2 min-h-11 justify-self-start"
        >
          {w.add}
        </Button>
      )}
    </fieldset>
  )
}

interface RowProps {
  number: number
  time: ClockTime
  error: string | undefined
  onChange: (part: Partial<ClockTime>) => void
  onRemove: (() => void) | undefined
}

function TimeRow({ number, time, error, onChange, onRemove }: RowProps) {
  const { language } = useLanguage()
  const words = useWords('inquiries')
  const w = words.inquiries.times
  const now = clockTime(Date.now())
  const days = appointmentDays(now, time.day, language, w)
  const hours = hourChoices(appointmentHours(now, time), language)
  const isHourWrong = time.day !== '' && time.hour === ''
  return (
    <div className="flex items-start gap-2">
      <Field label={w.day(number)} hideLabel error={isHourWrong ? undefined : error} className="flex-1">
        {(control) => (
          <Select
            {...control}
            value={time.day}
            options={[{ value: '', label: w.chooseDay }, ...days]}
            onChoose={(day) => onChange({ day })}
          />
        )}
      </Field>
      <Field label={w.hour(number)} hideLabel error={isHourWrong ? error : undefined} className="w-30">
        {(control) => (
          <Select
            {...control}
            value={time.hour}
            options={[{ value: '', label: w.chooseHour }, ...hours]}
            onChoose={(hour) => onChange({ hour })}
          />
        )}
      </Field>
      {onRemove && (
        <IconButton
          label={w.remove(number)}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={onRemove}
        />
      )}
    </div>
  )
}

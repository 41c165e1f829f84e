import { useWords } from '#client/core/language.tsx'
import { useSendsMail } from '#client/notifications/useSendsMail.ts'
import { Field } from '#client/ui/form/Field.tsx'
import { Input } from '#client/ui/form/Input.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { Switch } from '#client/ui/form/Switch.tsx'
import type { AlertFrequency } from '#shared/savedSearches/savedSearches.ts'
import type { useSavedSearchForm } from './useSavedSearchForm.ts'

/** As `savedSearchLimits` has them, whose file has schemas. */
const maxLengths = { name: 120, email: 200 }

const frequencies: readonly AlertFrequency[] = ['instant', 'daily', 'weekly', 'never']

type Form = Pick<
  ReturnType<typeof useSavedSearchForm>,
  'values' | 'problems' | 'change' | 'needsEmail' | 'user'
>

export function SavedSearchFields({
  values,
  problems,
  change,
  needsEmail,
  user,
  isPaused,
}: Form & { isPaused: boolean }) {
  const { savedSearches: w } = useWords('savedSearches')
  const sendsMail = useSendsMail()
  const isSilent =
    !needsEmail && user && !(user.emailNotifications && user.emailVerified && !user.emailBounced)
  const silence = sendsMail ? isSilent && w.mailsOff : w.noMail
  return (
    <>
      {isPaused && <p className="rounded-lg bg-warning-soft px-4 py-2.5 text-sm">{w.pausedNote}</p>}
      {needsEmail && (
        <Field label={w.email} hint={w.emailHint} error={problems.email} required>
          {(control) => (
            <Input
              {...control}
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={maxLengths.email}
              value={values.email}
              onChange={({ target }) => change({ email: target.value })}
            />
          )}
        </Field>
      )}
      <Field label={w.name} error={problems.name}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={maxLengths.name}
            value={values.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Field label={w.frequency} hint={(values.frequency !== 'never' && silence) || undefined}>
        {(control) => (
          <Select
            {...control}
            options={frequencies.map((value) => ({ value, label: w.frequencies[value] }))}
            value={values.frequency}
            onChoose={(frequency) => change({ frequency })}
          />
        )}
      </Field>
      <Switch checked={values.priceDrops} onChange={(priceDrops) => change({ priceDrops })}>
        {w.priceDrops}
      </Switch>
    </>
  )
}

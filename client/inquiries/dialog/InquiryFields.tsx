import { useWords } from '#client/core/language.tsx'
import { useSendsMail } from '#client/notifications/useSendsMail.ts'
import { Field } from '#client/ui/form/Field.tsx'
import { Input } from '#client/ui/form/Input.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { inquiryLimits } from '#shared/inquiries/inquiries.ts'
import type { Listing } from '#shared/listings/listings.ts'
import { type InquiryProblems, type InquiryValues, typesFor } from './inquiryValues.ts'
import { PreferredTimes } from './PreferredTimes.tsx'
import { TypeChoice } from './TypeChoice.tsx'

interface Props {
  listing: Listing
  values: InquiryValues
  problems: InquiryProblems
  change: (part: Partial<InquiryValues>) => void
}

export function InquiryFields({ listing, values, problems, change }: Props) {
  const { inquiries: w } = useWords('inquiries')
  const sendsMail = useSendsMail()
  return (
    <>
      <TypeChoice
        types={typesFor(listing)}
        value={values.inquiryType}
        onChoose={(inquiryType) => change({ inquiryType })}
      />
      {values.inquiryType === 'visit' && (
        <PreferredTimes
          times={values.preferredTimes}
          problems={problems}
          onChange={(preferredTimes) => change({ preferredTimes })}
        />
      )}
      <Field label={w.message} required error={problems.message}>
        {(control) => (
          <TextArea
            {...control}
            name="message"
            maxLength={inquiryLimits.message}
            placeholder={w.placeholders[values.inquiryType]}
            value={values.message}
            onChange={({ target }) => change({ message: target.value })}
          />
        )}
      </Field>
      <Field label={w.name} required error={problems.name}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="name"
            maxLength={inquiryLimits.name}
            value={values.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label={w.email}
          hint={sendsMail ? w.emailHint : w.emailHintNoMail}
          required
          error={problems.email}
        >
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={inquiryLimits.email}
              value={values.email}
              onChange={({ target }) => change({ email: target.value })}
            />
          )}
        </Field>
        <Field label={w.phone} hint={w.phoneHint} error={problems.phone}>
          {(control) => (
            <Input
              {...control}
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={inquiryLimits.phone}
              placeholder="+595"
              value={values.phone}
              onChange={({ target }) => change({ phone: target.value })}
            />
          )}
        </Field>
      </div>
    </>
  )
}

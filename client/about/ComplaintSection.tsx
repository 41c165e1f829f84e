import { ArrowLeft } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { useOrigin } from '#client/core/rendering/rendering.ts'
import { paths } from '#client/paths.ts'
import { Field } from '#client/ui/form/Field.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { WhatsappNumber } from './WhatsappNumber.tsx'

const reasons = [
  'fraud',
  'unavailable',
  'wrong_price',
  'wrong_place',
  'stolen_pictures',
  'duplicate',
  'discrimination',
  'other',
] as const
type Reason = (typeof reasons)[number]

/** What is wrong with a listing, told to those who run the site. */
export function ComplaintSection({ listingId }: { listingId: string }) {
  const { about } = useWords('about')
  const { complaint: w } = about
  const [reason, setReason] = useState<Reason>('fraud')
  const heading = useId()
  const path = paths.property(listingId)
  const message = w.message(w.reasons[reason], useOrigin() + path)
  return (
    <section
      aria-labelledby={heading}
      className="mt-8 rounded-lg border bg-surface-raised p-5 shadow-card sm:p-7"
    >
      <h2 id={heading} className="text-2xl">
        {w.title}
      </h2>
      <p className="mt-1 text-ink-muted">{w.text}</p>
      <div className="mt-5 grid gap-5">
        <Field label={w.reason}>
          {(control) => (
            <Select
              {...control}
              options={reasons.map((value) => ({ value, label: w.reasons[value] }))}
              value={reason}
              onChoose={setReason}
            />
          )}
        </Field>
        <WhatsappNumber message={message} action={w.action} />
        <Link
          href={path}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-action text-sm underline-offset-2 hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          {w.see}
        </Link>
      </div>
    </section>
  )
}

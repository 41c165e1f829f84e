import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import { emptyFields, type FormFields } from '#client/listings/publish/form/fields.ts'
import { useFields } from '#client/listings/publish/form/useFields.ts'
import type { Step } from '#shared/listings/fieldKinds.ts'
import { type FieldName, fieldNames, isApplicable, rowOf } from '#shared/listings/listingFields.ts'
import { traitsOf } from '#shared/listings/traits.ts'
import { AreaNotes } from './AreaNotes.tsx'
import { DetailField } from './DetailField.tsx'

const empty = emptyFields()
const isStated = (name: FieldName, fields: FormFields) =>
  JSON.stringify(fields[name]) !== JSON.stringify(empty[name])

/** What only some listings state, of one step: folded until it is asked for, or holds something. */
export function MoreDetails({ step }: { step: Step }) {
  const { listingFacts: w, publish } = useWords('listingFacts', 'publish')
  const id = useId()
  const fields = useFields()
  const { formState } = useFormContext<FormFields>()
  const names = fieldNames.filter((name) => rowOf(name).isMore && rowOf(name).step === step)
  const [isOpened, setOpened] = useState(() => names.some((name) => isStated(name, fields)))
  const isOpen = isOpened || names.some((name) => formState.errors[name])
  const applicable = names.filter((name) => isApplicable(name, traitsOf(fields)))
  if (applicable.length === 0) return null
  return (
    <section className="min-w-0 rounded-xl border bg-surface-raised p-4 shadow-card sm:p-6">
      <h3 className="text-xl">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpened(!isOpen)}
          className="flex min-h-11 w-full items-center justify-between gap-3 rounded text-left hover:text-action"
        >
          <span>
            {w.more}{' '}
            <span className="font-normal font-sans text-base text-ink-muted">{publish.optional}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={clsx('size-5 transition-transform duration-200', isOpen && 'rotate-180')}
          />
        </button>
      </h3>
      <p className="max-w-reading text-ink-muted text-sm">{w.moreText}</p>
      <div id={id} hidden={!isOpen} className="mt-5 grid gap-5 sm:grid-cols-2 [&[hidden]]:hidden">
        {isOpen && applicable.map((name) => <DetailField key={name} name={name} />)}
        {isOpen && step === 'facts' && <AreaNotes />}
      </div>
    </section>
  )
}

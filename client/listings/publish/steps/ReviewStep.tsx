import { CircleAlert, CircleCheck } from 'lucide-react'
import { useUser } from '#client/auth/auth.api.ts'
import { useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { changeOf, confirmations } from '#client/listings/publish/form/fromListing.ts'
import { type Problems, readFields } from '#client/listings/publish/form/problems.ts'
import { allFields, firstProblem } from '#client/listings/publish/form/steps.ts'
import { useFields } from '#client/listings/publish/form/useFields.ts'
import { useWizard } from '#client/listings/publish/form/wizard.ts'
import type { UploadCounts } from '#client/media/usePhotos.ts'
import { Spinner } from '#client/ui/feedback/Spinner.tsx'
import { labelOf } from '#shared/listings/listingFields.ts'
import { Preview } from './review/Preview.tsx'
import { Summary } from './review/Summary.tsx'

/** `before`: the initial form of an existing listing. */
export function ReviewStep({ before }: { before: FormFields | null }) {
  const { publish: w } = useWords('listings', 'publish')
  const { listing, uploads } = useWizard()
  const user = useUser()
  const rate = useRate()
  const fields = useFields()
  const read = readFields(fields, rate)
  const changes = before ? changedNames(before, fields) : []
  const ready = before ? (changes.length > 0 ? w.readyEdit(changes.length) : w.unchanged) : w.ready
  return (
    <>
      <PendingPhotos uploads={uploads} />
      {'problems' in read && <Missing problems={read.problems} />}
      {'listing' in read && uploads.underWay === 0 && (
        <div className="flex gap-3 rounded-xl bg-positive-soft p-4 text-positive">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <div>
            <p className="font-semibold">{ready}</p>
            {listing && w.statusNote[listing.status] && (
              <p className="text-ink text-sm">{w.statusNote[listing.status]}</p>
            )}
            {!user && <p className="text-ink text-sm">{w.submitSignInText}</p>}
          </div>
        </div>
      )}
      <Summary />
      <Preview />
    </>
  )
}

/** To confirm a price is a change where nothing else is. */
function changedNames(before: FormFields, now: FormFields): string[] {
  const names = Object.keys(changeOf(before, now))
  return names.length === 1 ? names : names.filter((name) => !confirmations.has(name))
}

function PendingPhotos({ uploads: { underWay, unsent } }: { uploads: UploadCounts }) {
  const { media, publish: w } = useWords('media', 'publish')
  const { goTo } = useWizard()
  if (underWay + unsent === 0) return null
  return (
    <div className="flex gap-3 rounded-xl bg-warning-soft p-4 text-warning">
      {underWay > 0 ? (
        <Spinner className="mt-0.5 size-5 shrink-0" />
      ) : (
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      )}
      <div role="status" className="min-w-0">
        {underWay > 0 && <p className="font-semibold">{media.underWay(underWay)}</p>}
        {unsent > 0 && <p className="font-semibold">{w.photosUnsent(unsent)}</p>}
        <p className="text-ink text-sm">{underWay > 0 ? w.photosBusy : w.photosUnsentText}</p>
        <button
          type="button"
          onClick={() => goTo('photos')}
          className="min-h-8 font-medium text-action underline underline-offset-2"
        >
          {w.toPhotos}
        </button>
      </div>
    </div>
  )
}

function Missing({ problems }: { problems: Problems }) {
  const { fieldLabels, publish: w } = useWords('fieldLabels', 'publish')
  const { goTo } = useWizard()
  const wrong = allFields.filter((name) => problems[name] !== undefined)
  return (
    <div className="flex gap-3 rounded-xl bg-warning-soft p-4 text-warning">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{w.missing}</p>
        <ul className="mt-1 flex flex-wrap gap-x-5">
          {wrong.map((name) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => goTo(firstProblem({ [name]: 'required' })?.step ?? 'place', name)}
                className="min-h-8 font-medium text-action underline underline-offset-2"
              >
                {labelOf(name, fieldLabels)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

import clsx from 'clsx'
import { Link } from 'wouter'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { useWizard } from '#client/listings/publish/form/wizard.ts'
import { guidePath } from '#shared/guides/guidePath.ts'

export function WizardHeader() {
  const { language } = useLanguage()
  const { publish: w } = useWords('publish')
  const { listing, step } = useWizard()
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">{listing ? w.editTitle : w.title}</h1>
      <p className={clsx('mt-1 max-w-reading text-ink-muted', step !== 'place' && 'max-sm:hidden')}>
        {listing ? w.editIntro : w.intro}
        {!listing && step === 'place' && (
          <>
            {' '}
            <Link
              href={guidePath('selling', language)}
              className="whitespace-nowrap font-medium text-action underline underline-offset-2"
            >
              {w.guide}
            </Link>
          </>
        )}
      </p>
      {listing?.rejectionReason && (
        <p className="mt-3 max-w-reading rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning">
          {w.rejected}: {listing.rejectionReason}
        </p>
      )}
    </>
  )
}

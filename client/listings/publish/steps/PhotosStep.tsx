import { Camera, LogIn } from 'lucide-react'
import { useController } from 'react-hook-form'
import { useWords } from '#client/core/language.tsx'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { problemText } from '#client/listings/publish/form/problems.ts'
import { useWizard } from '#client/listings/publish/form/wizard.ts'
import { PhotoField } from '#client/media/PhotoField.tsx'
import { Button } from '#client/ui/Button.tsx'

export function PhotosStep() {
  const words = useWords('errors', 'publish')
  const { publish: w } = words
  const { setUploads, isSignedIn } = useWizard()
  const { field, fieldState } = useController<FormFields, 'photos'>({ name: 'photos' })
  const problem = problemText(fieldState.error?.message, words)
  return (
    <div className="grid gap-5 rounded-xl border bg-surface-raised p-4 shadow-card sm:p-6">
      <p className="max-w-reading text-ink-muted">{w.photosText}</p>
      {problem && (
        <p role="alert" className="rounded-lg bg-danger-soft px-4 py-3 font-medium text-danger text-sm">
          {problem}
        </p>
      )}
      {isSignedIn ? (
        <PhotoField photos={field.value} onChange={field.onChange} onUploads={setUploads} />
      ) : (
        <SignInFirst />
      )}
    </div>
  )
}

function SignInFirst() {
  const { publish: w } = useWords('errors', 'publish')
  const { signIn } = useWizard()
  return (
    <div className="flex flex-col items-center rounded-lg border border-line-strong/60 border-dashed px-4 py-10 text-center">
      <Camera aria-hidden="true" className="size-10 text-action" strokeWidth={1.4} />
      <h3 className="mt-3 text-xl">{w.photosSignIn}</h3>
      <p className="mt-1 max-w-md text-ink-muted">{w.photosSignInText}</p>
      <Button
        className="mt-5"
        icon={<LogIn aria-hidden="true" className="size-4.5" />}
        onClick={() => signIn('photos')}
      >
        {w.signIn}
      </Button>
    </div>
  )
}

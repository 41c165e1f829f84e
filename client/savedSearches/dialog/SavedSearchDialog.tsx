import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { goToSignIn } from '#client/auth/auth.api.ts'
import { useWords } from '#client/core/language.tsx'
import { useSendsMail } from '#client/notifications/useSendsMail.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { SavedSearchFields } from './SavedSearchFields.tsx'
import { type SavedSearchSubject, useSavedSearchForm } from './useSavedSearchForm.ts'

interface SavedSearchDialogProps extends SavedSearchSubject {
  open: boolean
  onOpenChange: (open: boolean) => void
  linksToAlerts?: boolean
}

/** Saves a search, or changes one that is saved. */
export function SavedSearchDialog({ open, onOpenChange, linksToAlerts, ...subject }: SavedSearchDialogProps) {
  const { auth, core, savedSearches: w } = useWords('auth', 'core', 'savedSearches')
  const id = useId()
  const form = useSavedSearchForm(subject, () => onOpenChange(false))
  const sendsMail = useSendsMail()
  if (form.needsEmail && !sendsMail)
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={w.saveTitle}
        footer={<Button onClick={() => goToSignIn()}>{auth.title}</Button>}
      >
        <p>{w.signInNoMail}</p>
      </Dialog>
    )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={subject.saved ? w.editTitle : w.saveTitle}
      description={subject.saved ? undefined : w.saveLead}
      footer={
        <>
          {form.failure && (
            <p
              role="alert"
              className="flex basis-full items-start gap-2.5 rounded-lg bg-danger-soft px-4 py-3 text-danger text-sm"
            >
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
              {form.failure}
            </p>
          )}
          {linksToAlerts && (
            <Link
              href={paths.alerts()}
              className="mr-auto inline-flex min-h-11 items-center font-semibold text-action text-sm hover:underline"
            >
              {w.seeAlerts}
            </Link>
          )}
          <Button type="submit" form={id} busy={form.isBusy} className="max-sm:flex-1">
            {core.save}
          </Button>
        </>
      }
    >
      <form id={id} ref={form.form} noValidate onSubmit={form.submit} className="grid gap-5 pt-1">
        <SavedSearchFields {...form} isPaused={subject.saved?.status === 'paused'} />
      </form>
    </Dialog>
  )
}

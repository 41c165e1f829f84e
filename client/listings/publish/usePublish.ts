import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useSessionExpired } from '#client/auth/session.ts'
import { CallError } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { paths } from '#client/paths.ts'
import { currentToast, dismissToast, toast } from '#client/ui/feedback/toasts.ts'
import type { Step } from '#shared/listings/fieldKinds.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { Words } from '#shared/words.ts'
import { useEdit } from './conflict/useEdit.ts'
import type { FormFields } from './form/fields.ts'
import { type Problems, readFields } from './form/problems.ts'
import { firstProblem, stepFields } from './form/steps.ts'
import type { PublishForm } from './form/usePublishForm.ts'
import type { WizardValue } from './form/wizard.ts'
import { noteSuspicion } from './noteSuspicion.ts'
import { publishListing, removeListingQueries } from './publish.api.ts'
import { showRejections } from './showRejections.ts'

interface Options {
  publishForm: PublishForm
  wizard: WizardValue
  isSignedIn: boolean
}

export function usePublish({ publishForm, wizard, isSignedIn }: Options) {
  const words = useWords('publish', 'core')
  const { publish: w } = words
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const rate = useRate()
  const hasSessionEnded = useSessionExpired()
  const [isBusy, setBusy] = useState(false)
  const [reason, setReason] = useState<string>()
  const { form, store, saveDraft, deleteDraft } = publishForm
  const { listing, goTo } = wizard
  const edit = useEdit(listing?.id, publishForm.base)

  /** False: focuses the first problem of the step. */
  function check(step: Step): boolean {
    const read = readFields(form.getValues(), rate)
    const first = 'problems' in read ? firstProblem(read.problems, [step]) : undefined
    if (!first || 'listing' in read) {
      dismissProblems()
      return true
    }
    const ofStep = Object.entries(read.problems).filter(([name]) =>
      stepFields[step].some((one) => one === name),
    )
    toastProblems(Object.fromEntries(ofStep), w)
    goTo(step, first.name)
    return false
  }

  async function submit() {
    const fields = form.getValues()
    const read = readFields(fields, rate)
    if ('problems' in read) {
      const first = firstProblem(read.problems)
      toastProblems(read.problems, w)
      if (first) goTo(first.step, first.name)
      return
    }
    saveDraft()
    if (wizard.uploads.underWay > 0) {
      toast({ title: w.photosBusyTitle, description: w.photosBusy })
      return
    }
    if (!isSignedIn) return wizard.signIn('review')
    setBusy(true)
    setReason(undefined)
    try {
      const saved = listing ? await edit.save(fields) : await publishListing(read.listing, store)
      if (saved) finish(saved)
    } catch (error) {
      fail(error)
    } finally {
      setBusy(false)
    }
  }

  function finish(saved: Listing) {
    deleteDraft()
    removeListingQueries(client)
    if (listing) toast({ title: w.changed, description: w.changedText })
    else if (saved.status === 'pending') toast({ title: w.pending, description: w.pendingText })
    else toast({ title: w.published, description: w.publishedText })
    // Back does not lead to a form that is done.
    navigate(paths.property(saved.id), { replace: true })
  }

  function fail(error: unknown) {
    if (hasSessionEnded(error)) return
    toast({
      title: words.core.error,
      description: listing ? w.changeFailed : w.failed,
      variant: 'destructive',
    })
    if (!(error instanceof CallError)) return
    const rejections = noteSuspicion(form, error.body)
    if (!showRejections(form.getValues(), rejections, goTo)) setReason(error.body?.error)
  }

  function decide(fields: FormFields) {
    form.reset(fields, { keepDefaultValues: true })
    void submit()
  }

  return { isBusy, check, submit, reason, edit, decide }
}

function dismissProblems() {
  const shown = currentToast()
  if (shown?.variant === 'destructive') dismissToast(shown.id)
}

function toastProblems(problems: Problems, w: Words['publish']) {
  const isMissing = Object.values(problems).includes('required')
  toast({
    title: isMissing ? w.incomplete : w.wrong,
    description: isMissing ? w.incompleteText : w.wrongText,
    variant: 'destructive',
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { refreshPanel } from '#client/admin/paging/refreshPanel.ts'
import { CallError } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { useRate } from '#client/currency/currency.api.ts'
import { useEdit } from '#client/listings/publish/conflict/useEdit.ts'
import type { FormFields } from '#client/listings/publish/form/fields.ts'
import { type Problems, readFields } from '#client/listings/publish/form/problems.ts'
import { firstProblem } from '#client/listings/publish/form/steps.ts'
import type { PublishForm } from '#client/listings/publish/form/usePublishForm.ts'
import type { WizardValue } from '#client/listings/publish/form/wizard.ts'
import { noteSuspicion } from '#client/listings/publish/noteSuspicion.ts'
import { publishListing, removeListingQueries } from '#client/listings/publish/publish.api.ts'
import { showRejections } from '#client/listings/publish/showRejections.ts'
import { paths } from '#client/paths.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import type { Listing } from '#shared/listings/listings.ts'
import type { NewListing } from '#shared/listings/publishing.ts'

interface Options {
  publishForm: PublishForm
  wizard: WizardValue
}

/** Mutations, so that an expired session is noticed over the form. */
export function usePropertySubmit({ publishForm, wizard }: Options) {
  const { core, publish: w, moderation } = useWords('core', 'publish', 'moderation')
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const rate = useRate()
  const [reason, setReason] = useState<string>()
  const { form, store, saveDraft, deleteDraft } = publishForm
  const { listing, goTo } = wizard
  const edit = useEdit(listing?.id, publishForm.base)
  const saving = useMutation({
    mutationFn: ({ fields, draft }: { fields: FormFields; draft: NewListing }) =>
      listing ? edit.save(fields) : publishListing(draft, store),
    onSuccess: (saved) => saved && finish(saved),
    onError: fail,
  })

  async function submit() {
    const fields = form.getValues()
    const read = readFields(fields, rate)
    if ('problems' in read) return refuse(read.problems)
    saveDraft()
    if (wizard.uploads.underWay > 0) return toast({ title: w.photosBusyTitle, description: w.photosBusy })
    setReason(undefined)
    saving.mutate({ fields, draft: read.listing })
  }

  function refuse(problems: Problems) {
    const isMissing = Object.values(problems).includes('required')
    toast({
      title: isMissing ? w.incomplete : w.wrong,
      description: isMissing ? w.incompleteText : w.wrongText,
      variant: 'destructive',
    })
    const first = firstProblem(problems)
    if (first) goTo(first.step, first.name)
    void form.trigger()
  }

  function finish(saved: Listing) {
    deleteDraft()
    removeListingQueries(client)
    void refreshPanel(client)
    if (listing) toast({ title: moderation.form.saved, description: moderation.form.savedText })
    else toast({ title: w.published, description: w.publishedText })
    navigate(paths.property(saved.id))
  }

  function fail(error: unknown) {
    if (error instanceof CallError && error.status === 401) return
    const description = listing ? moderation.form.saveFailed : moderation.form.failed
    toast({ title: core.error, description, variant: 'destructive' })
    if (!(error instanceof CallError)) return
    const rejections = noteSuspicion(form, error.body)
    if (!showRejections(form.getValues(), rejections, goTo)) setReason(error.body?.error)
  }

  function decide(fields: FormFields) {
    form.reset(fields, { keepDefaultValues: true })
    void submit()
  }
  return { isBusy: saving.isPending, submit, reason, edit, decide }
}

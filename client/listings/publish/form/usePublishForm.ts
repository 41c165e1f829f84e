import { type RefObject, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { newKey } from '#client/core/newKey.ts'
import { useRate } from '#client/currency/currency.api.ts'
import type { FieldName } from '#shared/listings/listingFields.ts'
import type { MyListing } from '#shared/listings/publishing.ts'
import { applyDraft, type DraftStore, draftStore } from './draft.ts'
import { emptyFields, type FormFields } from './fields.ts'
import { fieldsOf } from './fromListing.ts'
import { type Problems, readFields } from './problems.ts'
import { allFields } from './steps.ts'

/** Milliseconds after the last change. */
const saveDelay = 400

export interface EditBase {
  fields: FormFields
  updatedAt: string
}

export interface PublishForm {
  form: UseFormReturn<FormFields>
  before: FormFields | null
  base: RefObject<EditBase | null>
  store: DraftStore
  isRestored: boolean
  isSaved: boolean
  saveDraft: () => void
  deleteDraft: () => void
  /** Returns an undo function. */
  discard: () => () => void
}

/** `draft`: the key of unsaved changes. */
export function usePublishForm(listing?: MyListing, draft = listing?.id): PublishForm {
  const rate = useRate()
  const store = draftStore(draft)
  const [start] = useState(() => {
    const before = listing ? fieldsOf(listing) : null
    const saved = store.get()
    const blank = before ?? emptyFields()
    return { before, blank, fields: saved ? applyDraft(blank, saved) : blank, isRestored: saved !== null }
  })
  const base = useRef<EditBase>(null)
  if (listing && start.before && !base.current) {
    const { before, basedOn } = store.get() ?? {}
    base.current =
      before && basedOn
        ? { fields: before, updatedAt: basedOn }
        : { fields: start.before, updatedAt: listing.updatedAt }
  }
  const [isRestored, setRestored] = useState(start.isRestored)
  const form = useForm<FormFields>({
    defaultValues: start.fields,
    shouldFocusError: false,
    resolver: (values) => {
      const read = readFields(values, rate)
      return 'listing' in read ? { values, errors: {} } : { values: {}, errors: errorsOf(read.problems) }
    },
  })
  const { isSaved, saveDraft, deleteDraft } = useAutosave(form, store, base)
  useRevalidation(form)

  function discard() {
    const discarded = form.getValues()
    form.reset(start.blank)
    if (listing && start.before) base.current = { fields: start.before, updatedAt: listing.updatedAt }
    deleteDraft()
    setRestored(false)
    return () => {
      form.reset(discarded)
      saveDraft()
    }
  }
  return { form, before: start.before, base, store, isRestored, isSaved, saveDraft, deleteDraft, discard }
}

function errorsOf(problems: Problems) {
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, { type: problem, message: problem }]),
  )
}

function useAutosave(form: UseFormReturn<FormFields>, store: DraftStore, base: RefObject<EditBase | null>) {
  const [isSaved, setSaved] = useState(false)
  const [key] = useState(() => store.get()?.key ?? newKey())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [actions] = useState(() => ({
    saveDraft() {
      actions.stop()
      // The same as in other tabs, though one of them has published it.
      const draft = store.get() ?? { key, sent: null }
      const { fields: before = null, updatedAt: basedOn = null } = base.current ?? {}
      setSaved(store.set({ ...draft, before, basedOn, fields: form.getValues() }))
    },
    stop() {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    deleteDraft() {
      actions.stop()
      store.clear()
      setSaved(false)
    },
  }))
  useEffect(() => {
    const flush = () => {
      if (timer.current !== undefined) actions.saveDraft()
    }
    const { unsubscribe } = form.watch(() => {
      actions.stop()
      timer.current = setTimeout(actions.saveDraft, saveDelay)
    })
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      flush()
      unsubscribe()
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [form, actions])
  return { isSaved, saveDraft: actions.saveDraft, deleteDraft: actions.deleteDraft }
}

function useRevalidation(form: UseFormReturn<FormFields>) {
  const { errors } = form.formState
  const invalidFields = useRef<FieldName[]>([])
  useEffect(() => {
    invalidFields.current = allFields.filter((name) => errors[name] !== undefined)
  }, [errors])
  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      if (invalidFields.current.length > 0) void form.trigger(invalidFields.current)
    })
    return unsubscribe
  }, [form])
}

import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useRate } from '#client/currency/currency.api.ts'
import type { FieldName } from '#shared/listings/listingFields.ts'
import type { OwnListing } from '#shared/listings/publishing.ts'
import { applyDraft, type DraftStore, draftStore, newKey } from './draft.ts'
import { emptyFields, type FormFields } from './fields.ts'
import { fieldsOf } from './fromListing.ts'
import { type Problems, readFields } from './problems.ts'
import { allFields } from './steps.ts'

/** Milliseconds after the last change; leaving the page saves at once. */
const saveDelay = 400

export interface PublishForm {
  form: UseFormReturn<FormFields>
  before: FormFields | null
  store: DraftStore
  isRestored: boolean
  isSaved: boolean
  saveDraft: () => void
  /** Also cancels a pending save. */
  deleteDraft: () => void
  /** Returns an undo function. */
  discard: () => () => void
}

export function usePublishForm(listing?: OwnListing): PublishForm {
  const rate = useRate()
  const store = draftStore(listing?.id)
  const [start] = useState(() => {
    const before = listing ? fieldsOf(listing) : null
    const draft = store.get()
    const blank = before ?? emptyFields()
    return { before, blank, fields: draft ? applyDraft(blank, draft) : blank, isRestored: draft !== null }
  })
  const [isRestored, setRestored] = useState(start.isRestored)
  const form = useForm<FormFields>({
    defaultValues: start.fields,
    shouldFocusError: false,
    resolver: (values) => {
      const read = readFields(values, rate)
      return 'listing' in read ? { values, errors: {} } : { values: {}, errors: errorsOf(read.problems) }
    },
  })
  const { isSaved, saveDraft, deleteDraft } = useAutosave(form, store, start.before)
  useRevalidation(form)

  function discard() {
    const discarded = form.getValues()
    form.reset(start.blank)
    deleteDraft()
    setRestored(false)
    return () => {
      form.reset(discarded)
      saveDraft()
    }
  }
  return { form, before: start.before, store, isRestored, isSaved, saveDraft, deleteDraft, discard }
}

function errorsOf(problems: Problems) {
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, { type: problem, message: problem }]),
  )
}

function useAutosave(form: UseFormReturn<FormFields>, store: DraftStore, before: FormFields | null) {
  const [isSaved, setSaved] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [actions] = useState(() => ({
    saveDraft() {
      actions.stop()
      const draft = store.get() ?? { key: newKey(), sent: null }
      setSaved(store.set({ ...draft, before, fields: form.getValues() }))
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

/** Fields with errors on every change; other fields wait for blur. */
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

import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useRate } from '#client/currency/currency.api.ts'
import type { FieldName } from '#shared/listings/listingFields.ts'
import type { OwnListing } from '#shared/listings/publishing.ts'
import { changesUpon, type DraftStore, draftStore, newKey } from './draft.ts'
import { emptyFields, type FormFields } from './fields.ts'
import { fieldsOf } from './fromListing.ts'
import { type Problems, readFields } from './problems.ts'
import { allFields } from './steps.ts'

/** A pause in typing after which the draft is saved, in milliseconds; leaving the page saves it at once. */
const typingPause = 400

export interface PublishForm {
  form: UseFormReturn<FormFields>
  /** Of a listing that is there: what its form said at first. */
  before: FormFields | null
  store: DraftStore
  /** The form began with an earlier draft. */
  isRestored: boolean
  /** What was typed since is saved. */
  isSaved: boolean
  /** Saves the draft now. */
  saveDraft: () => void
  /** Deletes the draft, and what is still to be saved of it. */
  deleteDraft: () => void
  /** Starts anew; gives a way back. */
  discard: () => () => void
}

/** The form of a new listing, or of one that is there, together with its draft. */
export function usePublishForm(listing?: OwnListing): PublishForm {
  const rate = useRate()
  const store = draftStore(listing?.id)
  const [start] = useState(() => {
    const before = listing ? fieldsOf(listing) : null
    const draft = store.get()
    const blank = before ?? emptyFields()
    return { before, blank, fields: draft ? changesUpon(blank, draft) : blank, isRestored: draft !== null }
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
  useMending(form)

  function discard() {
    const dropped = form.getValues()
    form.reset(start.blank)
    deleteDraft()
    setRestored(false)
    return () => {
      form.reset(dropped)
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

/** Saves what is typed. */
function useAutosave(form: UseFormReturn<FormFields>, store: DraftStore, before: FormFields | null) {
  const [isSaved, setSaved] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [actions] = useState(() => ({
    saveDraft() {
      actions.stop()
      const draft = store.get() ?? { key: newKey(), sent: null }
      store.set({ ...draft, before, fields: form.getValues() })
      setSaved(true)
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
      timer.current = setTimeout(actions.saveDraft, typingPause)
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

/** A complaint goes as soon as it is seen to; none comes while one still types. */
function useMending(form: UseFormReturn<FormFields>) {
  const { errors } = form.formState
  const wrong = useRef<FieldName[]>([])
  useEffect(() => {
    wrong.current = allFields.filter((name) => errors[name] !== undefined)
  }, [errors])
  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      if (wrong.current.length > 0) void form.trigger(wrong.current)
    })
    return unsubscribe
  }, [form])
}

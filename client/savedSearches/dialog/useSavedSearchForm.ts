import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useUser } from '#client/auth/auth.api.ts'
import { CallError, ConnectionError, call, failureText } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { newKey } from '#client/core/newKey.ts'
import { paths } from '#client/paths.ts'
import { putSaved } from '#client/savedSearches/savedSearches.api.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { isEmail } from '#shared/core/fields/email.ts'
import type { AlertFrequency, SavedSearch } from '#shared/savedSearches/savedSearches.ts'
import { savedSearchesApi } from '#shared/savedSearches/savedSearchesApi.ts'
import type { Words } from '#shared/words.ts'

export interface SavedSearchValues {
  /** Empty: the search's own title. */
  name: string
  frequency: AlertFrequency
  priceDrops: boolean
  email: string
}

/** What is saved or changed. */
export interface SavedSearchSubject {
  /** Query string, as in `NewSavedSearch`. */
  search: string
  proposedName: string
  /** Changed instead. */
  saved: SavedSearch | undefined
  /** Of a mail's link, instead of the session. */
  token?: string | undefined
}

type Problems = Partial<Record<'name' | 'email', string>>

/** Values survive errors and closing. */
export function useSavedSearchForm(subject: SavedSearchSubject, onDone: () => void) {
  const { savedSearches: w, core } = useWords('savedSearches', 'core')
  const client = useQueryClient()
  const user = useUser()
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState<Partial<SavedSearchValues>>({})
  const [problems, setProblems] = useState<Problems>({})
  const [rejections, setRejections] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef({ content: '', key: '' })
  useEffect(() => {
    if (rejections > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [rejections])
  const values = valuesOf(typed, subject)
  // Of an expired session, the server asks for an address.
  const needsEmail = !subject.saved && (!user || problems.email !== undefined)

  const mutation = useSingleMutation({
    mutationFn: () => send(subject, values, needsEmail, sent.current),
    onSuccess(answer) {
      setTyped({})
      onDone()
      if (answer.status === 'unconfirmed')
        return toast({ title: w.checkMail, description: w.checkMailText(values.email.trim()) })
      putSaved(client, answer, subject.token)
      const isOther = answer.frequency !== values.frequency || answer.priceDrops !== values.priceDrops
      toast({
        ...doneText(w, { name: answer.name, isChange: subject.saved !== undefined, isOther }),
        ...(!subject.token && {
          action: { label: w.seeAlerts, onPress: () => navigate(paths.alerts()) },
        }),
      })
    },
    onError(error) {
      const fields = error instanceof CallError ? error.body?.fields : undefined
      if (fields?.name || fields?.email)
        reject({
          ...(fields.name && { name: failureText(error, w.failed) }),
          ...(fields.email && { email: needsEmail ? w.emailWrong : w.emailMissing }),
        })
    },
  })

  function reject(found: Problems) {
    setProblems(found)
    setRejections((count) => count + 1)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (mutation.isRunning()) return
    const email = values.email.trim()
    if (needsEmail && !isEmail(email)) return reject({ email: email ? w.emailWrong : w.emailMissing })
    setProblems({})
    const content = JSON.stringify([subject.search, values])
    if (sent.current.content !== content) sent.current = { content, key: newKey() }
    mutation.mutate(undefined)
  }

  const isShownAtField = Object.keys(problems).length > 0
  return {
    form,
    values,
    problems,
    needsEmail,
    user,
    submit,
    isBusy: mutation.isPending,
    failure: mutation.isError && !isShownAtField ? reasonOf(mutation.error, w, core) : undefined,
    change(part: Partial<SavedSearchValues>) {
      setTyped((now) => ({ ...now, ...part }))
      setProblems((now) =>
        Object.fromEntries(Object.entries(now).filter(([name]) => !Object.hasOwn(part, name))),
      )
    },
  }
}

function valuesOf(typed: Partial<SavedSearchValues>, { saved, proposedName }: SavedSearchSubject) {
  return {
    name: saved?.name ?? proposedName,
    frequency: saved?.frequency ?? 'daily',
    priceDrops: saved?.priceDrops ?? true,
    email: '',
    ...typed,
  } satisfies SavedSearchValues
}

async function send(
  { search, proposedName, saved, token }: SavedSearchSubject,
  { name: typedName, frequency, priceDrops, email }: SavedSearchValues,
  needsEmail: boolean,
  { key }: { key: string },
) {
  const name = typedName.trim()
  const chosen = { frequency, priceDrops }
  if (saved)
    return call(savedSearchesApi.change, {
      params: { id: saved.id },
      query: { token },
      body: { ...chosen, name: name || proposedName },
    })
  return call(savedSearchesApi.save, {
    body: { ...chosen, search, ...(name && { name }), ...(needsEmail && { email: email.trim() }) },
    idempotencyKey: key,
  })
}

/** `isOther`: it had been saved before, and stayed as it was. */
function doneText(
  w: Words['savedSearches'],
  { name, isChange, isOther }: { name: string; isChange: boolean; isOther: boolean },
) {
  if (isOther) return { title: w.savedBefore, description: w.savedBeforeText(name) }
  return { title: isChange ? w.changed : w.done, description: w.doneText(name) }
}

function reasonOf(error: unknown, w: { failed: string }, core: { noConnection: string }): string {
  return error instanceof ConnectionError ? core.noConnection : failureText(error, w.failed)
}

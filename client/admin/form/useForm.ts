import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CallError, ConnectionError, failureText } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'

export type Problems<Values> = Partial<Record<keyof Values & string, string>>

interface FormOptions<Values, Saved> {
  initial: Values
  /** The title of the toast where required fields are empty, and its text. */
  required?: readonly (keyof Values & string)[]
  /** The same key for the same content: sending it twice does it once. */
  save: (values: Values, idempotencyKey: string) => Promise<Saved>
  onSaved: (saved: Saved, values: Values) => void
  /** The text of a failure that says nothing itself. */
  failed: string
  onChange?: (values: Values) => void
}

/** The values of a form and what is wrong with them; what was typed survives every failure. */
export function useForm<Values extends Record<string, unknown>, Saved>({
  initial,
  required = [],
  save,
  onSaved,
  failed,
  onChange,
}: FormOptions<Values, Saved>) {
  const { core: w, admin } = useWords('core', 'admin')
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<Problems<Values>>({})
  const [rejections, setRejections] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef<{ content: string; key: string }>(undefined)
  const isRunning = useRef(false)
  useEffect(() => {
    if (rejections > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [rejections])

  const mutation = useMutation({
    mutationFn: (next: Values) => save(next, keyOf(JSON.stringify(next))),
    onSuccess: (saved, next) => onSaved(saved, next),
    onError(error) {
      const fields = error instanceof CallError ? error.body?.fields : undefined
      if (fields) reject(fields as Problems<Values>)
      // Signing in again is offered over the page.
      if (error instanceof CallError && error.status === 401) return
      const description = error instanceof ConnectionError ? w.noConnection : failureText(error, failed)
      toast({ variant: 'destructive', title: w.error, description })
    },
    onSettled: () => {
      isRunning.current = false
    },
  })

  function keyOf(content: string): string {
    if (sent.current?.content !== content) sent.current = { content, key: newKey() }
    return sent.current.key
  }

  function reject(found: Problems<Values>) {
    setProblems(found)
    setRejections((count) => count + 1)
  }

  function change(part: Partial<Values>) {
    const next = { ...values, ...part }
    setValues(next)
    onChange?.(next)
    setProblems((now) => {
      const rest = Object.entries(now).filter(([name]) => !(name in part))
      return Object.fromEntries(rest) as Problems<Values>
    })
  }

  function submit(event?: FormEvent) {
    event?.preventDefault()
    // A second click can come before the first one is rendered.
    if (isRunning.current) return
    const empty = required.filter((name) => String(values[name] ?? '').trim() === '')
    if (empty.length > 0) {
      const texts = Object.fromEntries(empty.map((name) => [name, admin.requiredField]))
      reject(texts as Problems<Values>)
      toast({ variant: 'destructive', title: w.error, description: admin.incomplete })
      return
    }
    isRunning.current = true
    mutation.mutate(values)
  }

  return { form, values, change, problems, submit, isBusy: mutation.isPending }
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

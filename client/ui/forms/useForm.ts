import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { CallError } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { newKey } from '#client/core/newKey.ts'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useFailureToast } from '#client/ui/feedback/useFailureToast.ts'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'

/** By field name. */
export type Problems = Readonly<Record<string, string>>

interface FormOptions<Values, Saved> {
  initial: Values
  required?: readonly (keyof Values & string)[]
  check?: (values: Values) => Problems
  /** The same content has the same key. */
  save: (values: Values, idempotencyKey: string) => Promise<Saved>
  onSaved: (saved: Saved, values: Values) => void
  failed?: string
  onChange?: (values: Values) => void
}

type TextName<Values> = {
  [Name in keyof Values & string]: Values[Name] extends string ? Name : never
}[keyof Values & string]

export interface TextFieldProps {
  name: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

export interface Form<Values = unknown> {
  ref: RefObject<HTMLFormElement | null>
  values: Values
  problems: Problems
  field: (name: TextName<Values>) => TextFieldProps
  change: (part: Partial<Values>) => void
  submit: (event?: FormEvent) => void
  isBusy: boolean
}

/** Values survive every failure. */
export function useForm<Values extends object, Saved>({
  initial,
  required = [],
  check = () => ({}),
  save,
  onSaved,
  failed,
  onChange,
}: FormOptions<Values, Saved>): Form<Values> {
  const { core: w } = useWords('core')
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<Problems>({})
  const [rejections, setRejections] = useState(0)
  const ref = useRef<HTMLFormElement>(null)
  const sent = useRef<{ content: string; key: string }>(undefined)
  const sayFailure = useFailureToast(failed)
  useEffect(() => {
    if (rejections > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [rejections])

  const mutation = useSingleMutation({
    mutationFn: (next: Values) => save(next, keyOf(JSON.stringify(next))),
    onSuccess: (saved, next) => onSaved(saved, next),
    onError(error) {
      const fields = error instanceof CallError ? error.body?.fields : undefined
      if (fields) reject(fields)
      sayFailure(error)
    },
  })

  function keyOf(content: string): string {
    if (sent.current?.content !== content) sent.current = { content, key: newKey() }
    return sent.current.key
  }

  function reject(found: Problems) {
    setProblems(found)
    setRejections((count) => count + 1)
  }

  function change(part: Readonly<Record<string, unknown>>) {
    const next = { ...values, ...part }
    setValues(next)
    onChange?.(next)
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))))
  }

  const field = (name: TextName<Values>): TextFieldProps => ({
    name,
    value: String(values[name]),
    error: problems[name],
    onChange: (text) => change({ [name]: text }),
  })

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (mutation.isRunning()) return
    const empty = required.filter((name) => String(values[name] ?? '').trim() === '')
    if (empty.length > 0) {
      reject(Object.fromEntries(empty.map((name) => [name, w.requiredField])))
      toast({ variant: 'destructive', title: w.error, description: w.incomplete })
      return
    }
    const wrong = check(values)
    if (Object.keys(wrong).length > 0) return reject(wrong)
    mutation.mutate(values)
  }

  return { ref, values, problems, field, change, submit, isBusy: mutation.isPending }
}

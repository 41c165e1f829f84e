import { Eye, EyeOff } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CallError, ConnectionError, call, failureText } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { Field } from '#client/ui/form/Field.tsx'
import { Input } from '#client/ui/form/Input.tsx'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { type AdminCredentials, type AdminSession, adminSignInApi } from '#shared/administrators/signIn.ts'
import { RetryCountdown } from './RetryCountdown.tsx'

/** Seconds that a name under attack is waited for without asking. */
const longestRetry = 120

interface SignInFormProps {
  username?: string
  /** The form is busy until the promise resolves. */
  onSignedIn: (session: AdminSession) => Promise<void> | void
}

export function SignInForm({ username: known = '', onSignedIn }: SignInFormProps) {
  const { admin: w, core } = useWords('admin', 'core')
  const [username, setUsername] = useState(known)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  /** Seconds. */
  const [wait, setWait] = useState<number>()
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its first empty field
  useEffect(() => focusFirstEmpty(form.current), [needsCode])

  const { mutate, isPending, isRunning } = useSingleMutation({
    mutationFn: async (body: AdminCredentials) => onSignedIn(await call(adminSignInApi.login, { body })),
    onError: fail,
    // Holds the password.
    gcTime: 0,
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isRunning()) return
    if (username.trim() === '' || password === '' || (needsCode && code.trim() === '')) {
      toast({ variant: 'destructive', title: core.error, description: core.incomplete })
      return focusFirstEmpty(form.current)
    }
    send()
  }

  function send() {
    setWait(undefined)
    mutate({ username, password, ...(needsCode && { code }) })
  }

  function fail(error: unknown) {
    if (error instanceof CallError && error.body?.code === 'code_required' && !needsCode) {
      setNeedsCode(true)
      return
    }
    const retryAfter = error instanceof CallError && error.status === 429 ? error.retryAfter : undefined
    if (retryAfter) setWait(retryAfter)
    if (retryAfter && retryAfter <= longestRetry) return
    const isUnreachable = error instanceof ConnectionError
    const description = isUnreachable ? core.noConnection : failureText(error, w.badCredentials)
    toast({ variant: 'destructive', title: w.failed, description })
  }

  return (
    <form ref={form} noValidate onSubmit={submit} onChange={() => setWait(undefined)} className="grid gap-4">
      {needsCode ? (
        <CodeField value={code} onChange={setCode} />
      ) : (
        <>
          <Field label={w.username} required>
            {(control) => (
              <Input
                {...control}
                name="username"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={100}
                value={username}
                onChange={(event) => setUsername(event.target.value)}
              />
            )}
          </Field>
          <PasswordField value={password} onChange={setPassword} />
        </>
      )}
      {wait !== undefined && wait > longestRetry && (
        <p role="status" className="font-medium text-danger text-sm">
          {w.waitMinutes(Math.ceil(wait / 60))}
        </p>
      )}
      {wait !== undefined && wait <= longestRetry && <RetryCountdown seconds={wait} onEnd={send} />}
      <Button type="submit" size="lg" busy={isPending} className="mt-1">
        {w.signIn}
      </Button>
      {needsCode && (
        <Button variant="quiet" disabled={isPending} onClick={() => setNeedsCode(false)}>
          {w.codeBack}
        </Button>
      )}
    </form>
  )
}

function CodeField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { admin: w } = useWords('admin')
  return (
    <Field label={w.code} hint={w.codeHint} required>
      {(control) => (
        <Input
          {...control}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

function PasswordField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { admin: w } = useWords('admin')
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field label={w.password} required>
      {(control) => (
        <span className="relative grid">
          <Input
            {...control}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={1000}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="pr-12"
          />
          <IconButton
            label={isShown ? w.hidePassword : w.showPassword}
            icon={<Icon aria-hidden="true" className="size-5" />}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className="absolute top-0 right-0"
          />
        </span>
      )}
    </Field>
  )
}

function focusFirstEmpty(form: HTMLFormElement | null): void {
  const fields = [...(form?.querySelectorAll('input') ?? [])]
  const empty = fields.find(({ value }) => value.trim() === '')
  empty?.focus()
}

import { type FormEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { failureText } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { usePush } from '#client/notifications/usePush.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useErase } from '#client/users/users.api.ts'
import { EraseConfirmation } from './EraseConfirmation.tsx'
import { EraseEffects } from './EraseEffects.tsx'

export function EraseDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { core, users: w } = useWords('core', 'users')
  const [, navigate] = useLocation()
  const [isSure, setSure] = useState(false)
  const [isMistyped, setMistyped] = useState(false)
  const { mutate: erase, isPending } = useErase()
  const push = usePush()
  const form = useId()

  function close() {
    if (isPending) return
    setSure(false)
    setMistyped(false)
    onClose()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('word') ?? '')
    const isTyped = typed.trim().toUpperCase() === w.eraseWord
    setMistyped(!isTyped)
    if (!isTyped) return event.currentTarget.querySelector('input')?.focus()
    erase(undefined, {
      onSuccess() {
        // The server has already removed the subscription.
        if (push.state === 'on') void push.turnOff().catch(() => undefined)
        navigate(paths.root, { replace: true })
        toast({ title: w.erased, description: w.erasedText })
      },
      onError: (error) =>
        toast({ variant: 'destructive', title: core.error, description: failureText(error, w.eraseFailed) }),
    })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={isSure ? w.eraseSure : w.eraseTitle}
      description={isSure ? w.eraseSureText : w.eraseLead}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={close}>
            {w.eraseKeep}
          </Button>
          {isSure ? (
            <Button key="erase" variant="danger" type="submit" form={form} busy={isPending}>
              {w.eraseDo}
            </Button>
          ) : (
            <Button key="go-on" variant="danger" onClick={() => setSure(true)}>
              {w.eraseGoOn}
            </Button>
          )}
        </>
      }
    >
      {isSure ? <EraseConfirmation id={form} isMistyped={isMistyped} onSubmit={submit} /> : <EraseEffects />}
    </Dialog>
  )
}

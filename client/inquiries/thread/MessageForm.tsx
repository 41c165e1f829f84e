import { Send } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { CallError, ConnectionError, failureText } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { newKey } from '#client/core/newKey.ts'
import { Button } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { Field } from '#client/ui/form/Field.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { useSingleMutation } from '#client/ui/form/useSingleMutation.ts'
import { inquiryLimits } from '#shared/inquiries/inquiries.ts'
import { readMessageDraft, storeMessageDraft } from './messageDrafts.ts'

interface Props {
  conversation: string
  label: string
  hint: string
  action: string
  done: string
  send: (text: string, idempotencyKey: string) => Promise<unknown>
  onSent: () => void
  onWrite?: (text: string) => void
  tools?: (text: string, write: (text: string) => void) => ReactNode
}

/** The draft survives a reload until it is sent. */
export function MessageForm(props: Props) {
  const { core, inbox: w } = useWords('core', 'inbox')
  const { conversation, label, hint, action, done, send, onSent, onWrite, tools } = props
  const [draft, setDraft] = useState(() => readMessageDraft(conversation))
  const [isMissing, setMissing] = useState(false)
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)

  function write(next: typeof draft) {
    setDraft(next)
    setMissing(false)
    storeMessageDraft(conversation, next)
    onWrite?.(next.text)
  }
  const mutation = useSingleMutation({
    mutationFn: ({ text, key }: { text: string; key: string }) => send(text, key),
    onSuccess() {
      write({ text: '' })
      toast({ title: done })
      onSent()
    },
    onError(error) {
      if (error instanceof CallError && error.status === 401) return
      const description = error instanceof ConnectionError ? core.noConnection : failureText(error, w.failed)
      toast({ variant: 'destructive', title: core.error, description })
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (mutation.isRunning()) return
    const text = draft.text.trim()
    if (!text) {
      setMissing(true)
      box.current?.focus()
      return
    }
    const sent = draft.sent?.text === text ? draft.sent : { text, key: newKey() }
    write({ text: draft.text, sent })
    mutation.mutate(sent)
  }

  return (
    <div className="grid gap-3">
      <form id={id} noValidate onSubmit={submit}>
        <Field label={label} hint={hint} error={isMissing ? w.emptyMessage : undefined}>
          {(control) => (
            <TextArea
              {...control}
              ref={box}
              maxLength={inquiryLimits.message}
              value={draft.text}
              onChange={({ target }) => write({ ...draft, text: target.value })}
            />
          )}
        </Field>
      </form>
      {/* Outside the form: React bubbles submits of the tools' dialogs to it. */}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex flex-wrap gap-2">
          {tools?.(draft.text, (text) => {
            write({ ...draft, text })
            box.current?.focus()
          })}
        </div>
        <Button
          type="submit"
          form={id}
          busy={mutation.isPending}
          icon={<Send aria-hidden="true" className="size-4.5" />}
          className="max-sm:w-full"
        >
          {action}
        </Button>
      </div>
    </div>
  )
}

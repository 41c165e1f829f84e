import { useId } from 'react'
import { TextInput } from '#client/admin/form/TextInput.tsx'
import { useForm } from '#client/admin/form/useForm.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'

interface PasswordQuestionProps<Answer> {
  title: string
  text: string
  action: string
  danger?: boolean
  send: (currentPassword: string) => Promise<Answer>
  onDone: (answer: Answer) => void
  onClose: () => void
}

/** What changes how one signs in needs the password, also of who is signed in. */
export function PasswordQuestion<Answer>(props: PasswordQuestionProps<Answer>) {
  const { adminAccount: w, core } = useWords('adminAccount', 'core')
  const { title, text, action, danger, send, onDone, onClose } = props
  const id = useId()
  const { form, values, change, problems, submit, isBusy } = useForm({
    initial: { currentPassword: '' },
    required: ['currentPassword'],
    save: ({ currentPassword }: { currentPassword: string }) => send(currentPassword),
    failed: core.saveFailed,
    onSaved: onDone,
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {core.cancel}
          </Button>
          <Button type="submit" form={id} busy={isBusy} variant={danger ? 'danger' : 'primary'}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} noValidate onSubmit={submit}>
        <TextInput
          name="currentPassword"
          label={w.currentPassword}
          type="password"
          required
          autoComplete="current-password"
          maxLength={1000}
          value={values.currentPassword}
          error={problems.currentPassword}
          onChange={(currentPassword) => change({ currentPassword })}
        />
      </form>
    </Dialog>
  )
}

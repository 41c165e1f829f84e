import { FormDialog } from '#client/ui/forms/FormDialog.tsx'
import { useForm } from '#client/ui/forms/useForm.ts'
import { CurrentPasswordInput } from './CurrentPasswordInput.tsx'

interface PasswordQuestionProps<Answer> {
  title: string
  text: string
  action?: string
  danger?: boolean
  send: (currentPassword: string) => Promise<Answer>
  onDone: (answer: Answer) => void
  onClose: () => void
}

export function PasswordQuestion<Answer>(props: PasswordQuestionProps<Answer>) {
  const { title, text, action, danger, send, onDone, onClose } = props
  const form = useForm({
    initial: { currentPassword: '' },
    required: ['currentPassword'],
    save: ({ currentPassword }: { currentPassword: string }) => send(currentPassword),
    onSaved: onDone,
  })
  return (
    <FormDialog
      form={form}
      title={title}
      description={text}
      action={action ?? title}
      danger={danger}
      onClose={onClose}
    >
      <CurrentPasswordInput {...form.field('currentPassword')} />
    </FormDialog>
  )
}

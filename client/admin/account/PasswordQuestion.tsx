import { FormDialog } from '#client/admin/form/FormDialog.tsx'
import { TextInput } from '#client/admin/form/TextInput.tsx'
import { useForm } from '#client/admin/form/useForm.ts'
import { useWords } from '#client/core/language.tsx'

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
  const { adminAccount: w } = useWords('adminAccount')
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
      action={action}
      danger={danger}
      onClose={onClose}
    >
      <TextInput
        {...form.field('currentPassword')}
        label={w.currentPassword}
        type="password"
        required
        autoComplete="current-password"
        maxLength={1000}
      />
    </FormDialog>
  )
}

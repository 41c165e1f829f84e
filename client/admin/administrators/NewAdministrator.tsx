import { useQueryClient } from '@tanstack/react-query'
import { CurrentPasswordInput } from '#client/admin/account/CurrentPasswordInput.tsx'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { FormDialog } from '#client/ui/forms/FormDialog.tsx'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import { useForm } from '#client/ui/forms/useForm.ts'
import { passwordLength } from '#shared/administrators/account.ts'
import { administratorsApi } from '#shared/administrators/administrators.ts'
import { queryKey } from '#shared/core/queryKey.ts'

export function NewAdministrator({ onClose }: { onClose: () => void }) {
  const { adminAccount: w } = useWords('adminAccount')
  const client = useQueryClient()
  const form = useForm({
    initial: { username: '', password: '', currentPassword: '' },
    required: ['username', 'password', 'currentPassword'],
    save: (body: { username: string; password: string; currentPassword: string }, idempotencyKey) =>
      call(administratorsApi.create, { body, idempotencyKey }),
    onSaved({ username }) {
      toast({ title: w.administratorAdded, description: w.administratorAddedText(username) })
      void client.invalidateQueries({ queryKey: queryKey(administratorsApi.list) })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={w.addAdministrator}
      description={w.addAdministratorText}
      action={w.add}
      onClose={onClose}
    >
      <TextInput
        {...form.field('username')}
        label={w.username}
        required
        autoComplete="off"
        maxLength={40}
        spellCheck={false}
        hint={w.usernameHint}
      />
      <TextInput
        {...form.field('password')}
        label={w.firstPassword}
        required
        type="text"
        autoComplete="new-password"
        spellCheck={false}
        maxLength={passwordLength.max}
        hint={w.newPasswordHint(passwordLength.min)}
      />
      <CurrentPasswordInput
        {...form.field('currentPassword')}
        label={w.ownPassword}
        hint={w.ownPasswordHint}
      />
    </FormDialog>
  )
}

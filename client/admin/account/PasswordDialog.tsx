import { useQueryClient } from '@tanstack/react-query'
import { useAdmin } from '#client/admin/admin.api.ts'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { FormDialog } from '#client/ui/forms/FormDialog.tsx'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import { useForm } from '#client/ui/forms/useForm.ts'
import { accountApi, passwordLength } from '#shared/administrators/account.ts'
import { invalidateAccount } from './account.api.ts'
import { CurrentPasswordInput } from './CurrentPasswordInput.tsx'

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { adminAccount: w } = useWords('adminAccount')
  const client = useQueryClient()
  const { username } = useAdmin()
  const form = useForm({
    initial: { currentPassword: '', password: '' },
    required: ['currentPassword', 'password'],
    save: (body: { currentPassword: string; password: string }) => call(accountApi.password, { body }),
    onSaved() {
      toast({ title: w.passwordChanged, description: w.passwordChangedText })
      void invalidateAccount(client)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={w.changePassword} description={w.passwordChangedText} onClose={onClose}>
      {/* For password managers. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <CurrentPasswordInput {...form.field('currentPassword')} />
      <TextInput
        {...form.field('password')}
        label={w.newPassword}
        type="password"
        required
        autoComplete="new-password"
        maxLength={passwordLength.max}
        hint={w.newPasswordHint(passwordLength.min)}
      />
    </FormDialog>
  )
}

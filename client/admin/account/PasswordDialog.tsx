import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useAdmin } from '#client/admin/admin.api.ts'
import { TextInput } from '#client/admin/form/TextInput.tsx'
import { useForm } from '#client/admin/form/useForm.ts'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { accountApi, passwordLength } from '#shared/admin/account.ts'
import { invalidateAccount } from './account.api.ts'

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { adminAccount: w, core } = useWords('adminAccount', 'core')
  const client = useQueryClient()
  const { username } = useAdmin()
  const id = useId()
  const { form, values, change, problems, submit, isBusy } = useForm({
    initial: { currentPassword: '', password: '' },
    required: ['currentPassword', 'password'],
    save: (body: { currentPassword: string; password: string }) => call(accountApi.password, { body }),
    failed: core.saveFailed,
    onSaved() {
      toast({ title: w.passwordChanged, description: w.passwordChangedText })
      void invalidateAccount(client)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={w.changePassword}
      description={w.passwordChangedText}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {core.cancel}
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            {core.save}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} noValidate onSubmit={submit} className="grid gap-4">
        {/* For password managers. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
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
        <TextInput
          name="password"
          label={w.newPassword}
          type="password"
          required
          autoComplete="new-password"
          maxLength={passwordLength.max}
          hint={w.newPasswordHint(passwordLength.min)}
          value={values.password}
          error={problems.password}
          onChange={(password) => change({ password })}
        />
      </form>
    </Dialog>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { TextInput } from '#client/admin/form/TextInput.tsx'
import { useForm } from '#client/admin/form/useForm.ts'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { passwordLength } from '#shared/admin/account.ts'
import { administratorsApi } from '#shared/admin/administrators.ts'
import { queryKey } from '#shared/core/queryKey.ts'

export function NewAdministrator({ onClose }: { onClose: () => void }) {
  const { adminAccount: w, core } = useWords('adminAccount', 'core')
  const client = useQueryClient()
  const id = useId()
  const { form, values, change, problems, submit, isBusy } = useForm({
    initial: { username: '', password: '' },
    required: ['username', 'password'],
    save: (body: { username: string; password: string }, idempotencyKey) =>
      call(administratorsApi.create, { body, idempotencyKey }),
    failed: core.saveFailed,
    onSaved({ username }) {
      toast({ title: w.administratorAdded, description: w.administratorAddedText(username) })
      void client.invalidateQueries({ queryKey: queryKey(administratorsApi.list) })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={w.addAdministrator}
      description={w.addAdministratorText}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {core.cancel}
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            {w.add}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <TextInput
          name="username"
          label={w.username}
          required
          autoComplete="off"
          maxLength={40}
          spellCheck={false}
          hint={w.usernameHint}
          value={values.username}
          error={problems.username}
          onChange={(username) => change({ username })}
        />
        <TextInput
          name="password"
          label={w.firstPassword}
          required
          type="text"
          autoComplete="new-password"
          spellCheck={false}
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

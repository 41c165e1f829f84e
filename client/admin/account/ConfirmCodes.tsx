import { useId } from 'react'
import { TextInput } from '#client/admin/form/TextInput.tsx'
import { useForm } from '#client/admin/form/useForm.ts'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { accountApi, type PreparedCodes } from '#shared/admin/account.ts'
import { QrCode } from './QrCode.tsx'

interface ConfirmCodesProps {
  prepared: PreparedCodes
  onDone: (answer: { recoveryCodes: string[] }) => void
  onClose: () => void
}

export function ConfirmCodes({ prepared, onDone, onClose }: ConfirmCodesProps) {
  const { adminAccount: w, core } = useWords('adminAccount', 'core')
  const id = useId()
  const { form, values, change, problems, submit, isBusy } = useForm({
    initial: { code: '' },
    required: ['code'],
    save: (body: { code: string }) => call(accountApi.confirmCodes, { body }),
    failed: core.saveFailed,
    onSaved: onDone,
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={w.scan}
      description={w.scanText}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {core.cancel}
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            {w.confirm}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <QrCode text={prepared.address} label={w.qrLabel} />
        <p className="text-ink-muted text-sm">
          {w.secretText}{' '}
          <code className="wrap-anywhere font-semibold text-ink">
            {prepared.secret.replace(/.{4}(?=.)/g, '$& ')}
          </code>
        </p>
        <TextInput
          name="code"
          label={w.firstCode}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          value={values.code}
          error={problems.code}
          onChange={(code) => change({ code })}
        />
      </form>
    </Dialog>
  )
}

import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { FormDialog } from '#client/ui/forms/FormDialog.tsx'
import { TextInput } from '#client/ui/forms/TextInput.tsx'
import { useForm } from '#client/ui/forms/useForm.ts'
import { accountApi, type PreparedCodes } from '#shared/administrators/account.ts'
import { QrCode } from './QrCode.tsx'

interface ConfirmCodesProps {
  prepared: PreparedCodes
  onDone: (answer: { recoveryCodes: string[] }) => void
  onClose: () => void
}

export function ConfirmCodes({ prepared, onDone, onClose }: ConfirmCodesProps) {
  const { adminAccount: w } = useWords('adminAccount')
  const form = useForm({
    initial: { code: '' },
    required: ['code'],
    save: (body: { code: string }) => call(accountApi.confirmCodes, { body }),
    onSaved: onDone,
  })
  return (
    <FormDialog form={form} title={w.scan} description={w.scanText} action={w.confirm} onClose={onClose}>
      <QrCode text={prepared.address} label={w.qrLabel} />
      <p className="text-ink-muted text-sm">
        {w.secretText}{' '}
        <code className="wrap-anywhere font-semibold text-ink">
          {prepared.secret.replace(/.{4}(?=.)/g, '$& ')}
        </code>
      </p>
      <TextInput
        {...form.field('code')}
        label={w.firstCode}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
    </FormDialog>
  )
}

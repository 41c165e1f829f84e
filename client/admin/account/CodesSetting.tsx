import { useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { call } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { type AdminAccount, accountApi, type PreparedCodes } from '#shared/administrators/account.ts'
import { invalidateAccount } from './account.api.ts'
import { ConfirmCodes } from './ConfirmCodes.tsx'
import { PasswordQuestion } from './PasswordQuestion.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Step =
  | { name: 'turnOn' | 'turnOff' | 'renew' }
  | { name: 'confirm'; prepared: PreparedCodes }
  | { name: 'keep'; codes: readonly string[] }

interface Props {
  account: AdminAccount
  /** The recovery codes were shown, and closed. */
  onKept?: () => void
}

export function CodesSetting({ account: { hasCodes, recoveryCodesLeft }, onKept }: Props) {
  const { adminAccount: w } = useWords('adminAccount')
  const [step, setStep] = useState<Step>()
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 max-w-reading">
          <h3 className="flex flex-wrap items-center gap-2 font-semibold text-base">
            {w.codes}
            {hasCodes && (
              <Badge tone="positive" icon={<ShieldCheck aria-hidden="true" className="size-3.5" />}>
                {w.codesOn}
              </Badge>
            )}
          </h3>
          <p className="text-ink-muted text-sm">{hasCodes ? w.codesLeft(recoveryCodesLeft) : w.codesText}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {hasCodes ? (
            <>
              <Button variant="secondary" onClick={() => setStep({ name: 'renew' })}>
                {w.renewCodes}
              </Button>
              <Button variant="secondary" onClick={() => setStep({ name: 'turnOff' })}>
                {w.turnOff}
              </Button>
            </>
          ) : (
            <Button variant="secondary" onClick={() => setStep({ name: 'turnOn' })}>
              {w.turnOn}
            </Button>
          )}
        </div>
      </div>
      {step && <CodesStep step={step} onStep={setStep} onKept={onKept} />}
    </div>
  )
}

interface StepProps extends Pick<Props, 'onKept'> {
  step: Step
  onStep: (step: Step | undefined) => void
}

function CodesStep({ step, onStep, onKept }: StepProps) {
  const { adminAccount: w } = useWords('adminAccount')
  const client = useQueryClient()
  const close = () => onStep(undefined)
  const showRecoveryCodes = ({ recoveryCodes }: { recoveryCodes: string[] }) => {
    void invalidateAccount(client)
    onStep({ name: 'keep', codes: recoveryCodes })
  }
  switch (step.name) {
    case 'turnOn':
      return (
        <PasswordQuestion
          key="turnOn"
          title={w.turnOn}
          text={w.turnOnText}
          action={w.goOn}
          send={(currentPassword) => call(accountApi.prepareCodes, { body: { currentPassword } })}
          onDone={(prepared) => onStep({ name: 'confirm', prepared })}
          onClose={close}
        />
      )
    case 'renew':
      return (
        <PasswordQuestion
          key="renew"
          title={w.renewCodes}
          text={w.renewCodesText}
          send={(currentPassword) => call(accountApi.renewRecoveryCodes, { body: { currentPassword } })}
          onDone={showRecoveryCodes}
          onClose={close}
        />
      )
    case 'turnOff':
      return (
        <PasswordQuestion
          key="turnOff"
          title={w.turnOff}
          text={w.turnOffText}
          danger
          send={(currentPassword) => call(accountApi.turnOffCodes, { body: { currentPassword } })}
          onDone={() => {
            void invalidateAccount(client)
            toast({ title: w.turnedOff })
            close()
          }}
          onClose={close}
        />
      )
    case 'confirm':
      return <ConfirmCodes prepared={step.prepared} onDone={showRecoveryCodes} onClose={close} />
    case 'keep':
      return (
        <RecoveryCodes
          codes={step.codes}
          onClose={() => {
            close()
            onKept?.()
          }}
        />
      )
  }
}

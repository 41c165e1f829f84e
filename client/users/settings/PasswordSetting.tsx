import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#client/core/language.tsx'
import { Button, ButtonExternalLink } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { SettingsAction } from './SettingsAction.tsx'

/** Explains where to look if the provider has no password page. */
export function PasswordSetting({ accountUrl }: { accountUrl: string | null }) {
  const { core, users: w } = useWords('core', 'users')
  const [isOpen, setOpen] = useState(false)
  const icon = <KeyRound aria-hidden="true" className="size-4.5" />
  return (
    <SettingsAction text={accountUrl ? `${w.passwordText} ${w.passwordOpen}` : w.passwordText}>
      {accountUrl ? (
        <ButtonExternalLink variant="secondary" icon={icon} href={accountUrl}>
          {w.password}
        </ButtonExternalLink>
      ) : (
        <Button variant="secondary" icon={icon} onClick={() => setOpen(true)}>
          {w.password}
        </Button>
      )}
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={w.password}
        footer={<Button onClick={() => setOpen(false)}>{core.close}</Button>}
      >
        <p>{w.passwordText}</p>
        <p className="mt-3">{w.passwordNone}</p>
      </Dialog>
    </SettingsAction>
  )
}

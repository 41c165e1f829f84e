import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '#client/core/call.ts'
import { useWords } from '#client/core/language.tsx'
import { Button } from '#client/ui/Button.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { useExport } from '#client/users/users.api.ts'
import type { CurrentUser } from '#shared/users/users.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { PasswordSetting } from './PasswordSetting.tsx'
import { SettingsAction } from './SettingsAction.tsx'
import { SettingsSection } from './SettingsSection.tsx'

export function AccountSettings({ user }: { user: CurrentUser }) {
  const { core, users: w } = useWords('core', 'users')
  const [isErasing, setErasing] = useState(false)
  const { mutate: exportData, isPending } = useExport()

  const download = () =>
    exportData(undefined, {
      onSuccess: () => toast({ title: w.exported, description: w.exportedText }),
      onError: (error) =>
        toast({ variant: 'destructive', title: core.error, description: failureText(error, w.exportFailed) }),
    })

  return (
    <SettingsSection title={w.account}>
      <PasswordSetting accountUrl={user.accountUrl} />
      <SettingsAction text={w.exportText}>
        <Button
          variant="secondary"
          busy={isPending}
          icon={<Download aria-hidden="true" className="size-4.5" />}
          onClick={download}
        >
          {w.export}
        </Button>
      </SettingsAction>
      <SettingsAction text={w.eraseText}>
        <Button
          variant="secondary"
          icon={<Trash2 aria-hidden="true" className="size-4.5" />}
          className="text-danger! hover:border-danger!"
          onClick={() => setErasing(true)}
        >
          {w.erase}
        </Button>
        <EraseDialog open={isErasing} onClose={() => setErasing(false)} />
      </SettingsAction>
    </SettingsSection>
  )
}

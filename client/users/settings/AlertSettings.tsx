import { useWords } from '#client/core/language.tsx'
import { Switch } from '#client/ui/form/Switch.tsx'
import type { CurrentUser } from '#shared/users/users.ts'
import { PushSwitch } from './PushSwitch.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { useSaveUser } from './useSaveUser.ts'

export function AlertSettings({ user }: { user: CurrentUser }) {
  const { users: w } = useWords('users')
  const save = useSaveUser()
  const { email, emailVerified } = user
  const hint = email === null ? w.emailsNone : emailVerified ? w.emailsText(email) : w.emailsUnverified(email)
  return (
    <SettingsSection title={w.alerts}>
      <PushSwitch user={user} />
      <Switch
        checked={user.emailNotifications && user.emailVerified}
        disabled={!user.emailVerified}
        hint={hint}
        onChange={(emailNotifications) => save({ emailNotifications })}
      >
        {w.emails}
      </Switch>
      <Switch
        checked={user.favoriteAlerts}
        hint={w.favoriteAlertsText}
        onChange={(favoriteAlerts) => save({ favoriteAlerts })}
      >
        {w.favoriteAlerts}
      </Switch>
    </SettingsSection>
  )
}

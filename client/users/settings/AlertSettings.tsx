import { Link } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { Switch } from '#client/ui/form/Switch.tsx'
import type { CurrentUser } from '#shared/users/users.ts'
import { PushSwitch } from './PushSwitch.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { useSaveUser } from './useSaveUser.ts'

export function AlertSettings({ user }: { user: CurrentUser }) {
  const { users: w } = useWords('users')
  const save = useSaveUser()
  const { email, emailVerified, emailBounced } = user
  const hint =
    email === null
      ? w.emailsNone
      : !emailVerified
        ? w.emailsUnverified(email)
        : emailBounced
          ? w.emailsBounced(email)
          : w.emailsText(email)
  return (
    <SettingsSection title={w.alerts}>
      <PushSwitch user={user} />
      <Switch
        checked={user.emailNotifications && emailVerified && !emailBounced}
        disabled={!emailVerified}
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
      <p>
        <Link
          href={paths.alerts()}
          className="inline-flex min-h-9 items-center font-semibold text-action text-sm underline underline-offset-4"
        >
          {w.savedSearches}
        </Link>
      </p>
    </SettingsSection>
  )
}

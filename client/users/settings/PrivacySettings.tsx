import { Link } from 'wouter'
import { useWords } from '#client/core/language.tsx'
import { paths } from '#client/paths.ts'
import { Switch } from '#client/ui/form/Switch.tsx'
import type { CurrentUser } from '#shared/users/users.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { useSaveUser } from './useSaveUser.ts'

export function PrivacySettings({ user }: { user: CurrentUser }) {
  const { users: w } = useWords('users')
  const save = useSaveUser()
  return (
    <SettingsSection title={w.privacy}>
      <div>
        <Switch
          checked={user.publicProfile}
          hint={w.publicText}
          onChange={(publicProfile) => save({ publicProfile })}
        >
          {w.public}
        </Switch>
        {user.publicProfile && (
          <Link
            href={paths.owner(user.id)}
            className="mt-1 inline-flex min-h-9 items-center font-semibold text-action text-sm underline underline-offset-4"
          >
            {w.publicLink}
          </Link>
        )}
      </div>
    </SettingsSection>
  )
}

import { useSignedInUser } from '#client/auth/SignedInOnly.tsx'
import { useWords } from '#client/core/language.tsx'
import { laterPart } from '#client/core/lazyPart.tsx'
import { PageFrame } from '#client/ui/frame/PageFrame.tsx'
import { AccountSettings } from './settings/AccountSettings.tsx'
import { AlertSettings } from './settings/AlertSettings.tsx'
import { PreferenceSettings } from './settings/PreferenceSettings.tsx'
import { PrivacySettings } from './settings/PrivacySettings.tsx'

const Keys = laterPart(() => import('#client/apiKeys/Keys.tsx').then(({ Keys }) => Keys), null, 'apiKeys')
const Webhooks = laterPart(
  () => import('#client/webhooks/Webhooks.tsx').then(({ Webhooks }) => Webhooks),
  null,
  'webhooks',
)

/** Every change is saved at once. */
export default function SettingsPage() {
  const user = useSignedInUser()
  const { users: w } = useWords('users')
  return (
    <PageFrame>
      <div className="mx-auto max-w-reading">
        <h1 className="text-3xl sm:text-4xl">{w.settingsTitle}</h1>
        <p className="mt-2 text-ink-muted">{w.settingsLead}</p>
        <PreferenceSettings user={user} />
        <AlertSettings user={user} />
        <PrivacySettings user={user} />
        <div className="mt-8 grid grid-cols-1 gap-6">
          <Keys />
          <Webhooks />
        </div>
        <AccountSettings user={user} />
      </div>
    </PageFrame>
  )
}

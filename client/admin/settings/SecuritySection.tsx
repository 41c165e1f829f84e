import { useWords } from '#client/core/language.tsx'
import type { AdminSettings } from '#shared/admin/settings.ts'
import { SettingsSection } from './SettingsSection.tsx'

export function SecuritySection({ settings }: { settings: AdminSettings }) {
  const { adminSettings: w } = useWords('adminSettings')
  return (
    <SettingsSection
      settings={settings}
      title={w.security}
      option={{
        name: 'requireCodes',
        label: w.requireCodes,
        hint: w.requireCodesHint,
        on: w.requireCodesOn,
        off: w.requireCodesOff,
      }}
      email={{ name: 'securityEmail', label: w.securityEmail, hint: w.securityHint }}
    />
  )
}

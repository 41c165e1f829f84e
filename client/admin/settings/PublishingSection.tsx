import { useWords } from '#client/core/language.tsx'
import type { AdminSettings } from '#shared/admin/settings.ts'
import { SettingsSection } from './SettingsSection.tsx'

export function PublishingSection({ settings }: { settings: AdminSettings }) {
  const { adminSettings: w } = useWords('adminSettings')
  return (
    <SettingsSection
      settings={settings}
      title={w.publishing}
      option={{
        name: 'moderation',
        label: w.moderation,
        hint: w.moderationHint,
        on: w.moderationOn,
        off: w.moderationOff,
      }}
      email={{ name: 'inquiriesEmail', label: w.inquiriesEmail, hint: w.inquiriesHint }}
    />
  )
}

import { useLanguage, useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { SegmentedChoice } from '#client/ui/form/SegmentedChoice.tsx'
import { languages, languageTable } from '#shared/core/language.ts'
import { currencies } from '#shared/currency/currencies.ts'
import type { CurrentUser } from '#shared/users/users.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { useSaveUser } from './useSaveUser.ts'

export function PreferenceSettings({ user }: { user: CurrentUser }) {
  const { language, choose } = useLanguage()
  const { core, users: w } = useWords('core', 'users')
  const save = useSaveUser()
  return (
    <SettingsSection title={w.preferences}>
      <div>
        <SegmentedChoice
          label={w.language}
          choices={languages.map((value) => ({ value, label: languageTable[value].name }))}
          // The account follows the site's, which a URL can change for itself.
          value={language}
          onChoose={(chosen) =>
            choose(chosen).catch(() =>
              toast({ variant: 'destructive', title: core.error, description: core.noConnection }),
            )
          }
        />
        <p className="mt-2 text-ink-muted text-sm">{w.languageText}</p>
      </div>
      <div>
        <SegmentedChoice
          label={w.currency}
          choices={currencies.map((value) => ({ value, label: w.currencies[value] }))}
          value={user.currency}
          onChoose={(currency) => save({ currency })}
        />
        <p className="mt-2 text-ink-muted text-sm">{w.currencyText}</p>
      </div>
    </SettingsSection>
  )
}

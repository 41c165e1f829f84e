import clsx from 'clsx'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { toast } from '#client/ui/feedback/toasts.ts'
import { languages, languageTable } from '#shared/core/language.ts'

export function LanguageToggle() {
  const { language, choose } = useLanguage()
  const { core, layout: w } = useWords('core', 'layout')
  return (
    <fieldset aria-label={w.language} className="flex shrink-0 rounded-full border bg-surface-raised p-0.5">
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={language === one}
          onClick={() =>
            choose(one).catch(() =>
              toast({ variant: 'destructive', title: core.error, description: core.noConnection }),
            )
          }
          className={clsx(
            'h-9 min-w-10 rounded-full px-2 font-semibold text-xs uppercase transition-colors',
            language === one ? 'bg-action text-action-ink' : 'text-ink-muted hover:text-ink',
          )}
        >
          {one}
          <span className="sr-only"> {languageTable[one].name}</span>
        </button>
      ))}
    </fieldset>
  )
}

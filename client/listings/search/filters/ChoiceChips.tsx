import clsx from 'clsx'
import { formatNumber } from '#client/core/format.ts'
import { useLanguage, useWords } from '#client/core/language.tsx'
import { ToggleChip } from '#client/ui/form/ToggleChip.tsx'

interface ChoiceChipsProps<Value extends string | number> {
  options: readonly { value: Value; label: string; screenReaderText?: string; isUncounted?: boolean }[]
  isChosen: (value: Value) => boolean
  onPress: (value: Value) => void
  counts?: Record<string, number>
}

export function ChoiceChips<Value extends string | number>(props: ChoiceChipsProps<Value>) {
  const { options, isChosen, onPress, counts } = props
  const { language } = useLanguage()
  const { search: w } = useWords('search')
  return (
    <div className="flex flex-wrap gap-2">
      {options.map(({ value, label, screenReaderText, isUncounted }) => {
        const pressed = isChosen(value)
        const count = counts && !isUncounted ? (counts[String(value)] ?? 0) : undefined
        return (
          <ToggleChip
            key={value}
            pressed={pressed}
            onPress={() => onPress(value)}
            className={clsx('px-3.5! lg:min-h-9! lg:px-3!', count === 0 && !pressed && 'text-ink-muted')}
          >
            {label}
            {screenReaderText && <span className="sr-only"> {screenReaderText}</span>}
            {count !== undefined && (
              <>
                <span aria-hidden="true" className={clsx('text-xs tabular', !pressed && 'text-ink-muted')}>
                  {formatNumber(count, language)}
                </span>
                <span className="sr-only">({w.choiceCount(count)})</span>
              </>
            )}
          </ToggleChip>
        )
      })}
    </div>
  )
}

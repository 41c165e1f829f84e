import clsx from 'clsx'
import { LayoutGrid, Map as MapIcon, Rows3 } from 'lucide-react'
import { useWords } from '#client/core/language.tsx'
import { afterPaint } from '#client/core/touch/afterPaint.ts'
import { useTouched } from '#client/core/touch/useTouched.ts'
import { layoutStore, useListLayout } from './layoutStore.ts'

const layouts = [
  ['grid', LayoutGrid],
  ['list', Rows3],
  ['map', MapIcon],
] as const

export function LayoutToggle() {
  const { search: w } = useWords('search')
  // The cards follow.
  const [chosen, choose] = useTouched(useListLayout())
  return (
    <fieldset aria-label={w.view} className="flex shrink-0 rounded border border-line-strong p-0.5">
      {layouts.map(([layout, Icon]) => (
        <button
          key={layout}
          type="button"
          aria-label={w[layout]}
          title={w[layout]}
          aria-pressed={chosen === layout}
          onClick={() => {
            choose(layout)
            afterPaint(() => layoutStore.set(layout))
          }}
          className={clsx(
            'grid h-9.5 w-10 place-items-center rounded-sm transition-colors',
            chosen === layout ? 'bg-action text-action-ink' : 'text-ink-muted hover:text-ink',
          )}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      ))}
    </fieldset>
  )
}
